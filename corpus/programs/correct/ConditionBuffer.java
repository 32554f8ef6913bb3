package corpus.correct;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** A buffer of one slot with a condition for each side; one producer and one consumer pass two items. */
//! verdict VERIFIED
public class ConditionBuffer {

    private final Lock lock = new ReentrantLock();
    private final Condition full = lock.newCondition();
    private final Condition empty = lock.newCondition();
    private int slot;

    public static void main(String[] args) throws InterruptedException {
        ConditionBuffer buffer = new ConditionBuffer();
        Thread producer = new Thread(() -> {
            buffer.put(1);
            buffer.put(2);
        });
        producer.start();
        assert buffer.take() == 1;
        assert buffer.take() == 2;
        producer.join();
    }

    private void put(int item) {
        lock.lock();
        try {
            while (slot != 0) {
                empty.awaitUninterruptibly();
            }
            slot = item;
            full.signal();
        } finally {
            lock.unlock();
        }
    }

    private int take() {
        lock.lock();
        try {
            while (slot == 0) {
                full.awaitUninterruptibly();
            }
            int item = slot;
            slot = 0;
            empty.signal();
            return item;
        } finally {
            lock.unlock();
        }
    }
}
