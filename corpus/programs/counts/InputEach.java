package corpus.counts;

import dev.heddle.Heddle;
import java.util.concurrent.atomic.AtomicInteger;

/** N threads count, each if an input of its own says so: those k that do come in any order, the sum of C(N,k) k!. */
//! count 1 2
//! count 2 5
//! count 3 16
//! count 4 65
public class InputEach {

    public static void main(String[] args) throws InterruptedException {
        AtomicInteger number = new AtomicInteger();
        Runnable[] bodies = new Runnable[Integer.parseInt(args[0])];
        for (int i = 0; i < bodies.length; i++) {
            boolean counts = Heddle.anyBoolean("counts " + i);
            bodies[i] = () -> {
                if (counts) {
                    number.incrementAndGet();
                }
            };
        }
        Threads.run(bodies);
    }
}
