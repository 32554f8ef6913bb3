package corpus.wrong;

import dev.heddle.Heddle;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** Two elements of an atomic array are changed one after the other: who looks in between sees another sum, unless the amount is 0. */
//! verdict FOUND
//! search dpor
public class InputAtomicArray {

    public static void main(String[] args) throws InterruptedException {
        int amount = Heddle.anyInt("amount");
        AtomicIntegerArray accounts = new AtomicIntegerArray(new int[] {100, 0});
        Thread thread = new Thread(() -> {
            accounts.addAndGet(0, -amount);
            accounts.addAndGet(1, amount);
        });
        thread.start();
        int sum = accounts.get(0) + accounts.get(1);
        assert sum == 100; //! finds assertion-failed
        thread.join();
    }
}
