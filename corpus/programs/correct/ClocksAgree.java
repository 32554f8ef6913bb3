package corpus.correct;

import java.time.Duration;
import java.time.Instant;

/** All clocks go forward, a sleep takes its time on each of them, and so does the wait for a thread that sleeps. */
//! verdict VERIFIED
//! executions 1
public class ClocksAgree {

    public static void main(String[] args) throws InterruptedException {
        long nanos = System.nanoTime();
        long millis = System.currentTimeMillis();
        Instant instant = Instant.now();
        assert !instant.isBefore(Instant.ofEpochMilli(millis));
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(100);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        sleeper.start();
        sleeper.join();
        assert System.nanoTime() - nanos >= 100_000_000;
        assert System.currentTimeMillis() - millis >= 99;
        assert Duration.between(instant, Instant.now()).toMillis() >= 99;
    }
}
