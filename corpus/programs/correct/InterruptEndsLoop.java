package corpus.correct;

/** A thread works until it is interrupted. */
//! verdict VERIFIED
public class InterruptEndsLoop {

    private static boolean stopped;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait();
            }
            assert Thread.currentThread().isInterrupted();
            stopped = true;
        });
        worker.start();
        worker.interrupt();
        worker.join();
        assert stopped;
    }
}
