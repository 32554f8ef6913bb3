package corpus.correct;

import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A writer keeps two fields equal under the write lock, and a reader never sees them differ. */
//! verdict VERIFIED
public class WriterExcludes {

    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private int a;
    private int b;

    public static void main(String[] args) throws InterruptedException {
        WriterExcludes pair = new WriterExcludes();
        Thread writer = new Thread(pair::write);
        Thread reader = new Thread(pair::read);
        writer.start();
        reader.start();
        pair.read();
        writer.join();
        reader.join();
    }

    private void write() {
        lock.writeLock().lock();
        a++;
        b++;
        lock.writeLock().unlock();
    }

    private void read() {
        lock.readLock().lock();
        assert a == b;
        lock.readLock().unlock();
    }
}
