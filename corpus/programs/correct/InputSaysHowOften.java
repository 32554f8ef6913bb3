package corpus.correct;

import dev.heddle.Heddle;
import java.util.concurrent.atomic.AtomicInteger;

/** A thread counts as often as the input says, while another one looks. */
//! verdict VERIFIED
//! search dpor
//! executions 6
public class InputSaysHowOften {

    public static void main(String[] args) throws InterruptedException {
        AtomicInteger count = new AtomicInteger();
        int times = Heddle.anyInt("times", 0, 2);
        Thread counter = new Thread(() -> {
            for (int i = 0; i < times; i++) {
                count.incrementAndGet();
            }
        });
        counter.start();
        count.get();
        counter.join();
    }
}
