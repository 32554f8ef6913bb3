package corpus.wrong;

/** A third thread asks whether a sleeper is interrupted, after it has been; the exception clears that. */
//! verdict FOUND
public class StatusClearedBySleep {

    private static volatile boolean woken;
    private static volatile boolean interrupted;

    public static void main(String[] args) throws InterruptedException {
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(100);
            } catch (InterruptedException e) {
                woken = true;
            }
        });
        Thread watcher = new Thread(() -> {
            if (interrupted) {
                assert sleeper.isInterrupted() || woken; //! finds assertion-failed
            }
        });
        sleeper.start();
        watcher.start();
        sleeper.interrupt();
        interrupted = true;
        sleeper.join();
        watcher.join();
    }
}
