package corpus.correct;

/** Executions so long that they may have no end; but they have one, and there is one schedule that counts. */
//! verdict VERIFIED
//! search auto
//! executions 1
public class LongWithAnEnd {

    private static volatile int one;
    private static volatile int other;

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> {
            for (int i = 0; i < 6_000; i++) {
                one = i;
            }
        });
        thread.start();
        for (int i = 0; i < 6_000; i++) {
            other = i;
        }
        thread.join();
    }
}
