package corpus.wrong;

import dev.heddle.Heddle;
import java.util.ArrayDeque;
import java.util.Deque;

/** Numbers go through a deque and come out in another order. */
//! verdict FOUND
//! search dpor
public class InputDeque {

    public static void main(String[] args) {
        Deque<Integer> stack = new ArrayDeque<>();
        stack.push(Heddle.anyInt("first"));
        stack.push(Heddle.anyInt("second"));
        int second = stack.pop();
        int first = stack.pop();
        assert first - second != 1000; //! finds assertion-failed
    }
}
