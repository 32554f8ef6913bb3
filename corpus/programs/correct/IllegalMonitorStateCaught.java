package corpus.correct;

import java.util.concurrent.locks.ReentrantLock;

/** To notify, wait or unlock without owning the lock is refused, and a program may catch that. */
//! verdict VERIFIED
//! executions 1
public class IllegalMonitorStateCaught {

    public static void main(String[] args) throws InterruptedException {
        Object monitor = new Object();
        ReentrantLock lock = new ReentrantLock();
        int[] refused = new int[1];
        Thread thread = new Thread(() -> {
            int count = 0;
            try {
                monitor.notify();
            } catch (IllegalMonitorStateException expected) {
                count++;
            }
            try {
                monitor.wait(1);
            } catch (IllegalMonitorStateException expected) {
                count++;
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            try {
                lock.unlock();
            } catch (IllegalMonitorStateException expected) {
                count++;
            }
            refused[0] = count;
        });
        thread.start();
        thread.join();
        assert refused[0] == 3 : refused[0];
    }
}
