package corpus.wrong;

import dev.heddle.Heddle;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** What is in an atomic is asked for as what is in any number. */
//! verdict FOUND
//! search dpor
public class InputAtomicAsNumber {

    static double sum(Number... numbers) {
        double sum = 0;
        for (Number number : numbers) {
            sum += number.longValue() + number.intValue();
        }
        return sum;
    }

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        assert sum(new AtomicInteger(x), new AtomicLong(2L * x)) != 6 * 70_070; //! finds assertion-failed
    }
}
