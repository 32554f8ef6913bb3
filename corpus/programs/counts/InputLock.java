package corpus.counts;

import dev.heddle.Heddle;

/**
 * A lock that an input chooses, and the first one, around a read and a write of the same field: two orders if the locks are
 * the same, and otherwise the four ways in which two reads and two writes can be ordered.
 */
//! count - 6
public class InputLock {

    static int x;

    public static void main(String[] args) throws InterruptedException {
        Object[] locks = {new Object(), new Object()};
        int i = Heddle.anyInt("i", 0, 1);
        Threads.run(() -> {
            synchronized (locks[i]) {
                x++;
            }
        }, () -> {
            synchronized (locks[0]) {
                x++;
            }
        });
    }
}
