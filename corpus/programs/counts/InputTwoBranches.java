package corpus.counts;

import dev.heddle.Heddle;

/** Two threads branch on one input and write in one case: their cases imply, equal or exclude each other. */
//! count implies 4
//! count equals 3
//! count excludes 2
public class InputTwoBranches {

    static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        int s = Heddle.anyInt("s");
        Runnable positive = () -> {
            if (s > 0) {
                x = 1;
            }
        };
        Threads.run(positive, switch (args[0]) {
            // Neither; only the first; both, in two orders.
            case "implies" -> () -> {
                if (s > 5) {
                    x = 2;
                }
            };
            // Neither; both, in two orders.
            case "equals" -> () -> {
                if (s > 0) {
                    x = 2;
                }
            };
            // One or the other.
            default -> () -> {
                if (s <= 0) {
                    x = 2;
                }
            };
        });
    }
}
