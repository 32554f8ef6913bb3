package corpus.correct;

import dev.heddle.Heddle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** An element of a list that an input chooses, of four, one of them outside, beside a change: 4 x 2 orders of the lock. */
//! verdict VERIFIED
//! search dpor
//! executions 8
public class InputListShared {

    public static void main(String[] args) throws InterruptedException {
        int x = Heddle.anyInt("x", 0, 3);
        List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(1, 2, 3)));
        Thread thread = new Thread(() -> list.set(0, 9));
        thread.start();
        try {
            assert list.get(x) != 0;
        } catch (IndexOutOfBoundsException outside) {
            assert x == 3;
        }
        thread.join();
    }
}
