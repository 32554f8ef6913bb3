package corpus.wrong;

import dev.heddle.Heddle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What another thread adds to a list, after it was asked for an element and before it looks. */
//! verdict FOUND
//! search dpor
public class InputAddedMeanwhile {

    public static void main(String[] args) throws InterruptedException {
        int x = Heddle.anyInt("x", 0, 200);
        List<Integer> list = Collections.synchronizedList(new ArrayList<>());
        Thread other = new Thread(() -> list.add(x));
        other.start();
        boolean there = list.contains(123);
        other.join();
        assert !there; //! finds assertion-failed
    }
}
