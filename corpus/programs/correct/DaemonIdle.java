package corpus.correct;

/** A daemon thread that waits for ever when the program ends is nothing to complain about; either it or the main thread is first. */
//! verdict VERIFIED
//! executions 8
public class DaemonIdle {

    private static int served;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread server = new Thread(() -> {
            synchronized (lock) {
                while (true) {
                    served++;
                    try {
                        lock.wait();
                    } catch (InterruptedException e) {
                        throw new AssertionError(e);
                    }
                }
            }
        });
        server.setDaemon(true);
        server.start();
        synchronized (lock) {
            lock.notify();
        }
    }
}
