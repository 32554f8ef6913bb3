package corpus.correct;

/** An interrupt happens before the answer yes to the question for it. */
//! verdict VERIFIED
public class InterruptPublishesByQuery {

    private static int data;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            if (Thread.interrupted()) {
                assert data == 42;
            }
        });
        worker.start();
        data = 42;
        worker.interrupt();
        worker.join();
    }
}
