package corpus.correct;

import java.util.concurrent.atomic.LongAdder;

/** Two threads add to an adder, whose sum is right once they have ended. */
//! verdict VERIFIED
public class LongAdderSum {

    public static void main(String[] args) throws InterruptedException {
        LongAdder adder = new LongAdder();
        Thread first = new Thread(adder::increment);
        Thread second = new Thread(() -> adder.add(10));
        first.start();
        second.start();
        first.join();
        second.join();
        assert adder.sum() == 11;
    }
}
