package acme;

import dev.heddle.Between;
import dev.heddle.Operation;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/** Operations with no visible step, with one, and with several, of all kinds. */
public final class Soup {

    private static final class Lazy {

        private static int value = 4;
    }

    private int plain;
    private volatile int x;
    private volatile int y;
    private final AtomicInteger atom = new AtomicInteger();
    private final ReentrantLock lock = new ReentrantLock();

    @Operation
    public int constant() {
        return 7;
    }

    @Operation
    public int lazy() {
        return Lazy.value;
    }

    @Operation
    public void setX(@Between(low = 1, high = 2) int value) {
        x = value;
    }

    @Operation
    public void setBoth(@Between(low = 1, high = 2) int value) {
        x = value;
        y = value;
    }

    @Operation
    public int sum() {
        return x + y;
    }

    /** What it reads decides whether that is its last step. */
    @Operation
    public int copy() {
        int value = x;
        if (value > 0) {
            y = value;
        }
        return value;
    }

    @Operation
    public synchronized int increment() {
        return ++plain;
    }

    @Operation
    public boolean exchange(@Between(low = 0, high = 1) int value) {
        return atom.compareAndSet(value, value + 1);
    }

    @Operation
    public int exchangeAtLast() {
        int value;
        do {
            value = atom.get();
        } while (!atom.compareAndSet(value, value + 1));
        return value;
    }

    @Operation
    public boolean tryIt() {
        if (!lock.tryLock()) {
            return false;
        }
        try {
            y = 3;
            return true;
        } finally {
            lock.unlock();
        }
    }

    @Operation
    public int locked() {
        lock.lock();
        try {
            return x;
        } finally {
            lock.unlock();
        }
    }

    @Operation
    public int child() throws InterruptedException {
        Thread thread = new Thread(() -> x = 5);
        thread.start();
        thread.join();
        return y;
    }

    @Operation
    public int orphan() {
        new Thread(() -> x = 6).start();
        return 1;
    }
}
