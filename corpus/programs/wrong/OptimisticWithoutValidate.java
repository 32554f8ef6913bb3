package corpus.wrong;

import java.util.concurrent.locks.StampedLock;

/** An optimistic read is used without being validated. */
//! verdict FOUND
//! finds data-race
public class OptimisticWithoutValidate {

    private final StampedLock lock = new StampedLock();
    private int x;
    private int y;

    public static void main(String[] args) throws InterruptedException {
        OptimisticWithoutValidate point = new OptimisticWithoutValidate();
        Thread mover = new Thread(point::move);
        mover.start();
        point.check();
        mover.join();
    }

    private void move() {
        long stamp = lock.writeLock();
        x++;
        y++;
        lock.unlockWrite(stamp);
    }

    private void check() {
        long stamp = lock.tryOptimisticRead();
        if (stamp != 0) {
            int first = x;
            int second = y;
            assert first == second; //! finds assertion-failed
        }
    }
}
