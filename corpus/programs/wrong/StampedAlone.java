package corpus.wrong;

import java.util.concurrent.locks.StampedLock;

/** Even a lock that nobody else knows cannot be taken twice if it is a stamped one. */
//! verdict FOUND
//! executions 1
public class StampedAlone {

    public static void main(String[] args) {
        StampedLock lock = new StampedLock();
        lock.writeLock();
        lock.readLock(); //! finds deadlock
    }
}
