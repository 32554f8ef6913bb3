package corpus.wrong;

import dev.heddle.Heddle;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** Nobody takes from a queue of as many places as an input says, so that too small a one blocks. */
//! verdict FOUND
//! search dpor
public class InputBufferSize {

    public static void main(String[] args) throws InterruptedException {
        int capacity = Heddle.anyInt("capacity", 1, 4);
        BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(capacity);
        for (int i = 0; i < 3; i++) {
            queue.put(i); //! finds deadlock
        }
    }
}
