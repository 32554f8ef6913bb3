package corpus.wrong;

import dev.heddle.Heddle;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;

/** A queue that is made of a set, in the order in which the set has its elements. */
//! verdict FOUND
//! search dpor
public class InputOrderOfQueue {

    public static void main(String[] args) {
        Set<Integer> numbers = new HashSet<>();
        numbers.add(21);
        numbers.add(Heddle.anyInt("x", 0, 40));
        assert new ArrayBlockingQueue<>(4, false, numbers).peek() == 21; //! finds assertion-failed
    }
}
