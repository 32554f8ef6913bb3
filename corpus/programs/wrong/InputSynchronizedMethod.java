package corpus.wrong;

import dev.heddle.Heddle;

/**
 * An input is passed to a synchronized static method, of a class that is initialised by the call, while an invariant is watched.
 */
//! verdict FOUND
//! search dpor
public class InputSynchronizedMethod {

    static final class Account {
        private static int balance = 10;

        static synchronized void withdraw(int amount) {
            balance -= amount;
            if (balance == -67) {
                throw new IllegalStateException(); //! finds uncaught-exception
            }
        }
    }

    private static volatile int steps;

    public static void main(String[] args) throws InterruptedException {
        int x = Heddle.anyInt("x");
        Heddle.invariant("few steps", () -> steps < 5);
        Thread thread = new Thread(() -> Account.withdraw(1));
        thread.start();
        steps++;
        Account.withdraw(x);
        thread.join();
    }
}
