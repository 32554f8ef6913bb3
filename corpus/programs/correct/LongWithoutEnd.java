package corpus.correct;

/** One thread counts for ever while the other waits for it: there is a single schedule, which has no end. */
//! verdict BUDGET_SPENT
//! search auto
public class LongWithoutEnd {

    private static volatile int value;

    public static void main(String[] args) throws InterruptedException {
        Thread counter = new Thread(() -> {
            while (true) {
                value++;
            }
        });
        counter.start();
        counter.join();
    }
}
