package corpus.wrong;

import dev.heddle.Heddle;
import java.util.concurrent.Semaphore;

/** A semaphore with as many permits as an input says: with none, the thread waits for ever. */
//! verdict FOUND
//! search dpor
public class InputPermits {

    public static void main(String[] args) throws InterruptedException {
        Semaphore semaphore = new Semaphore(Heddle.anyInt("permits", 0, 2));
        semaphore.acquire(); //! finds deadlock
    }
}
