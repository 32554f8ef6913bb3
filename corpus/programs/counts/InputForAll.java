package corpus.counts;

import dev.heddle.Heddle;
import java.util.concurrent.atomic.AtomicInteger;

/** N threads count if one input says so: none does, or all in any order, 1 + N!. */
//! count 1 2
//! count 2 3
//! count 3 7
//! count 4 25
public class InputForAll {

    public static void main(String[] args) throws InterruptedException {
        AtomicInteger number = new AtomicInteger();
        boolean count = Heddle.anyBoolean("count");
        Threads.run(Integer.parseInt(args[0]), i -> {
            if (count) {
                number.incrementAndGet();
            }
        });
    }
}
