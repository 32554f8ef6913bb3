package corpus.counts;

import dev.heddle.Heddle;

/** A value is chosen and stored, and another thread reads before or after: 2 N. */
//! count 1 2
//! count 2 4
//! count 5 10
public class InputChosen {

    static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        int options = Integer.parseInt(args[0]);
        Threads.run(() -> x = Heddle.choose(options), () -> {
            int seen = x;
        });
    }
}
