package corpus.correct;

/** Notification, sleep and yield by method references mean the same as the calls. */
//! verdict VERIFIED
public class NotifyByMethodReference {

    private static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Runnable pause = Thread::yield;
        Runnable announce = lock::notifyAll;
        Thread announcer = new Thread(() -> {
            pause.run();
            synchronized (lock) {
                ready = true;
                announce.run();
            }
        });
        announcer.start();
        synchronized (lock) {
            while (!ready) {
                lock.wait();
            }
        }
        announcer.join();
    }
}
