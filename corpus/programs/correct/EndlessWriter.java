package corpus.correct;

/** A loop that writes and waits for nobody, beside one that ends. */
//! verdict BUDGET_SPENT
//! search auto
//! budget 400
public class EndlessWriter {

    private static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(() -> {
            while (true) {
                x = 1;
            }
        });
        writer.setDaemon(true);
        writer.start();
        Thread other = new Thread(() -> x = 1);
        other.start();
        other.join();
        if (x > 1) {
            throw new IllegalStateException();
        }
    }
}
