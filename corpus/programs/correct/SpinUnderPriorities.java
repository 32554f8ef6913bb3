package corpus.correct;

/** A thread of high priority that spins lets others go on, sooner or later. */
//! verdict BUDGET_SPENT
//! search pct
//! budget 200
public class SpinUnderPriorities {

    private static volatile boolean ready;
    private static volatile int tries;

    public static void main(String[] args) throws InterruptedException {
        Thread spinner = new Thread(() -> {
            while (!ready) {
                tries++;
            }
        });
        spinner.start();
        Thread setter = new Thread(() -> ready = true);
        setter.start();
        setter.join();
        spinner.join();
    }
}
