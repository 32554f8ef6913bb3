package corpus.wrong;

/** The question whether a thread was interrupted answers yes only once. */
//! verdict FOUND
public class InterruptedClears {

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            while (!Thread.interrupted()) {
                Thread.yield();
            }
            assert Thread.interrupted(); //! finds assertion-failed
        });
        worker.start();
        worker.interrupt();
        worker.join();
    }
}
