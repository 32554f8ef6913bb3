package corpus.wrong;

import dev.heddle.Heddle;

/** An update is not locked if its amount is large: lost in some schedules, for some amounts only. */
//! verdict FOUND
//! search dpor
//! finds data-race
//! all
public class InputLostUpdate {

    private static int balance;

    private static void add(int amount) {
        if (amount > 1000) {
            balance += amount;
            return;
        }
        synchronized (InputLostUpdate.class) {
            balance += amount;
        }
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
        assert balance == amount + 10; //! finds assertion-failed
    }
}
