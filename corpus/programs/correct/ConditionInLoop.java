package corpus.correct;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.TimeUnit;

/** A condition is awaited a little at a time; whoever makes it true does not say so. */
//! verdict VERIFIED
public class ConditionInLoop {

    private static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition changed = lock.newCondition();
        Thread setter = new Thread(() -> {
            lock.lock();
            ready = true;
            lock.unlock();
        });
        setter.start();
        lock.lock();
        while (!ready) {
            changed.await(20, TimeUnit.MILLISECONDS);
        }
        lock.unlock();
        setter.join();
    }
}
