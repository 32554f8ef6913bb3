package corpus.wrong;

import java.util.concurrent.atomic.LongAdder;

/** The sum of an adder is asked for while others still add. */
//! verdict FOUND
public class LongAdderTooEarly {

    public static void main(String[] args) throws InterruptedException {
        LongAdder adder = new LongAdder();
        Thread first = new Thread(adder::increment);
        first.start();
        assert adder.sum() == 1; //! finds assertion-failed
        first.join();
    }
}
