package corpus.correct;

/** A wait with a limit in a loop with a deadline, as books show it. */
//! patient
//! search auto
//! verdict VERIFIED
public class GuardedMonitorWait {

    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        boolean[] ready = new boolean[1];
        new Thread(() -> {
            synchronized (lock) {
                ready[0] = true;
                lock.notifyAll();
            }
        }).start();
        synchronized (lock) {
            long end = System.nanoTime() + 5_000_000_000L;
            while (!ready[0]) {
                long left = (end - System.nanoTime()) / 1_000_000;
                if (left <= 0) {
                    throw new IllegalStateException("too late");
                }
                lock.wait(left);
            }
        }
    }
}
