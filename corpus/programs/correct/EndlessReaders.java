package corpus.correct;

import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A reader comes again and again, a writer as well, under a lock for both. */
//! verdict BUDGET_SPENT
//! search auto
//! budget 400
public class EndlessReaders {

    private static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
    private static int data;

    public static void main(String[] args) {
        new Thread(() -> {
            while (true) {
                LOCK.readLock().lock();
                int before = data;
                if (before != data) {
                    throw new IllegalStateException("it was changed meanwhile");
                }
                LOCK.readLock().unlock();
            }
        }).start();
        while (true) {
            LOCK.writeLock().lock();
            data++;
            LOCK.writeLock().unlock();
        }
    }
}
