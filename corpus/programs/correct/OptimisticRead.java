package corpus.correct;

import java.util.concurrent.locks.StampedLock;

/** An optimistic read is validated, and repeated under the read lock if somebody wrote meanwhile. */
//! verdict VERIFIED
public class OptimisticRead {

    private final StampedLock lock = new StampedLock();
    private int x;
    private int y;

    public static void main(String[] args) throws InterruptedException {
        OptimisticRead point = new OptimisticRead();
        Thread mover = new Thread(point::move);
        mover.start();
        assert point.difference() == 0;
        mover.join();
    }

    private void move() {
        long stamp = lock.writeLock();
        x++;
        y++;
        lock.unlockWrite(stamp);
    }

    private int difference() {
        long stamp = lock.tryOptimisticRead();
        int difference = x - y;
        if (!lock.validate(stamp)) {
            stamp = lock.readLock();
            difference = x - y;
            lock.unlockRead(stamp);
        }
        return difference;
    }
}
