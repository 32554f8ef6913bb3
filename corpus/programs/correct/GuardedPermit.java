package corpus.correct;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** A permit comes back before the limit. */
//! patient
//! search auto
//! verdict VERIFIED
public class GuardedPermit {

    public static void main(String[] args) throws Exception {
        Semaphore semaphore = new Semaphore(1);
        Thread other = new Thread(() -> {
            if (semaphore.tryAcquire()) {
                semaphore.release();
            }
        });
        other.start();
        assert semaphore.tryAcquire(10, TimeUnit.MILLISECONDS);
        semaphore.release();
    }
}
