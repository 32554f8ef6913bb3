package corpus.wrong;

import java.util.ArrayDeque;

/** Two threads take the only element of one ArrayDeque. */
//! verdict FOUND
//! search random
//! budget 2000
//! finds data-race
public class SharedArrayDeque {

    public static void main(String[] args) throws InterruptedException {
        ArrayDeque<String> deque = new ArrayDeque<>();
        deque.add("only");
        int[] taken = new int[2];
        Thread first = new Thread(() -> taken[0] = deque.poll() == null ? 0 : 1);
        Thread second = new Thread(() -> taken[1] = deque.poll() == null ? 0 : 1);
        first.start();
        second.start();
        first.join();
        second.join();
        assert taken[0] + taken[1] == 1; //! finds assertion-failed
    }
}
