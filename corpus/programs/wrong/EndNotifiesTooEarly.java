package corpus.wrong;

/** A thread may have ended, and have notified by that, before somebody waits on it. */
//! verdict FOUND
//! search dpor
public class EndNotifiesTooEarly {

    private static volatile boolean done;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> done = true);
        worker.start();
        if (!done) {
            synchronized (worker) {
                worker.wait(); //! finds deadlock
            }
        }
    }
}
