package corpus.wrong;

/** Who interrupts expects to see it; the other thread may have cleared its status by then. */
//! verdict FOUND
public class StatusClearedMeanwhile {

    static volatile boolean stopped;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            if (Thread.interrupted()) {
                stopped = true;
            }
        });
        worker.start();
        worker.interrupt();
        assert worker.isInterrupted(); //! finds assertion-failed
        worker.join();
    }
}
