package corpus.correct;

/** A thousand reads of one variable, before or after the one write. */
//! verdict VERIFIED
//! search dpor
//! executions 1001
public class ReadsOfOne {

    private static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        Thread reader = new Thread(() -> {
            for (int i = 0; i < 1_000; i++) {
                if (x > 1) {
                    throw new IllegalStateException();
                }
            }
        });
        Thread writer = new Thread(() -> x = 1);
        reader.start();
        writer.start();
        reader.join();
        writer.join();
    }
}
