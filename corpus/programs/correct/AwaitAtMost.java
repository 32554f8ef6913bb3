package corpus.correct;

import java.time.Duration;
import java.time.Instant;
import java.util.function.BooleanSupplier;

/** A test waits until a condition holds, asking every ten milliseconds for at most five seconds. */
//! verdict VERIFIED
//! search dpor
//! patient
public class AwaitAtMost {

    private static volatile int jobs;

    private static void atMost(Duration limit, BooleanSupplier condition) throws InterruptedException {
        Instant end = Instant.now().plus(limit);
        while (!condition.getAsBoolean()) {
            if (Instant.now().isAfter(end)) {
                throw new AssertionError("the condition does not hold after " + limit);
            }
            Thread.sleep(10);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> jobs = 1);
        worker.start();
        atMost(Duration.ofSeconds(5), () -> jobs == 1);
        worker.join();
    }
}
