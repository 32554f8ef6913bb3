package corpus.correct;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.StampedLock;

/** A stamp is to be had in time. */
//! patient
//! search auto
//! verdict VERIFIED
public class GuardedStamp {

    public static void main(String[] args) throws Exception {
        StampedLock lock = new StampedLock();
        Thread writer = new Thread(() -> {
            long stamp = lock.writeLock();
            lock.unlockWrite(stamp);
        });
        writer.start();
        long stamp = lock.tryReadLock(1, TimeUnit.SECONDS);
        assert stamp != 0;
        lock.unlockRead(stamp);
    }
}
