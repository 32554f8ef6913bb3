package corpus.wrong;

import java.util.concurrent.locks.ReentrantLock;

/** Two philosophers put the first fork back if the second is taken; but each becomes impatient. */
//! verdict FOUND
//! search auto
//! budget 20000
public class EndlessRetry {

    private static final ReentrantLock LEFT = new ReentrantLock();
    private static final ReentrantLock RIGHT = new ReentrantLock();

    private static void dine(ReentrantLock first, ReentrantLock second) {
        int failed = 0;
        while (true) {
            first.lock();
            if (second.tryLock()) {
                failed = 0;
                second.unlock();
            } else if (++failed == 2) {
                second.lock(); //! finds deadlock
                failed = 0;
                second.unlock();
            }
            first.unlock();
        }
    }

    public static void main(String[] args) {
        new Thread(() -> dine(LEFT, RIGHT)).start();
        new Thread(() -> dine(RIGHT, LEFT)).start();
    }
}
