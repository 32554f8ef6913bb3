package corpus.wrong;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Two threads await different stages on one condition, and the signal goes to the one that waited first. */
//! verdict FOUND
public class SignalInsteadOfSignalAll {

    private static final ReentrantLock LOCK = new ReentrantLock();
    private static final Condition CHANGED = LOCK.newCondition();
    private static int stage;

    public static void main(String[] args) throws InterruptedException {
        Thread two = new Thread(() -> await(2));
        Thread one = new Thread(() -> await(1));
        two.start();
        one.start();
        advance();
        one.join(); //! finds deadlock
        advance();
        two.join();
    }

    private static void advance() {
        LOCK.lock();
        stage++;
        CHANGED.signal();
        LOCK.unlock();
    }

    private static void await(int wanted) {
        LOCK.lock();
        while (stage < wanted) {
            CHANGED.awaitUninterruptibly(); //! finds deadlock
        }
        LOCK.unlock();
    }
}
