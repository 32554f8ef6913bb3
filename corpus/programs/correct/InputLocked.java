package corpus.correct;

import dev.heddle.Heddle;

/** The same with the lock for all amounts: 2 orders, and the same for all amounts. */
//! verdict VERIFIED
//! search dpor
//! executions 2
public class InputLocked {

    private static int balance;

    private static synchronized void add(int amount) {
        balance += amount;
    }

    public static void main(String[] args) throws InterruptedException {
        int amount = Heddle.anyInt("amount", 0, 5000);
        Thread first = new Thread(() -> {
            add(amount);
        });
        Thread second = new Thread(() -> {
            add(10);
        });
        first.start();
        second.start();
        first.join();
        second.join();
        assert balance == amount + 10;
    }
}
