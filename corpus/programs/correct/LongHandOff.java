package corpus.correct;

import java.util.concurrent.atomic.AtomicInteger;

/** Two threads one after the other, so that there is a single schedule, which is long. */
//! verdict VERIFIED
//! search auto
//! steps 40000
public class LongHandOff {

    private static final AtomicInteger VALUE = new AtomicInteger();

    public static void main(String[] args) throws InterruptedException {
        for (int i = 0; i < 2; i++) {
            Thread counter = new Thread(() -> {
                for (int k = 0; k < 7_000; k++) {
                    VALUE.incrementAndGet();
                }
            });
            counter.start();
            counter.join();
        }
        if (VALUE.get() != 14_000) {
            throw new AssertionError(VALUE.get());
        }
    }
}
