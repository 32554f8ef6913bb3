package corpus.wrong;

import dev.heddle.Heddle;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** One tries for the second lock again and again and keeps the first, for which the other waits: that neither gets on is seen where inputs are followed as well. */
//! verdict FOUND
//! search dpor
public class InputTriedForEver {

    private static int[] sums = new int[2];

    public static void main(String[] args) throws InterruptedException {
        sums[0] = Heddle.anyInt("first", 0, 1);
        ReentrantLock one = new ReentrantLock();
        ReentrantLock two = new ReentrantLock();
        Thread patient = new Thread(() -> {
            two.lock();
            one.lock(); //! finds deadlock
            one.unlock();
            two.unlock();
        });
        patient.start();
        one.lock();
        while (!two.tryLock(1, TimeUnit.MILLISECONDS)) { //! finds deadlock
            Thread.onSpinWait();
        }
        two.unlock();
        one.unlock();
        patient.join();
    }
}
