package corpus.wrong;

/** Two transfers in opposite directions each lock the account they take from first. */
//! verdict FOUND
//! executions 4
public class BankTransfer {

    static class Account {
        int balance = 100;
    }

    public static void main(String[] args) throws InterruptedException {
        Account mine = new Account();
        Account yours = new Account();
        Thread first = new Thread(() -> transfer(mine, yours, 10));
        Thread second = new Thread(() -> transfer(yours, mine, 20));
        first.start();
        second.start();
        first.join();
        second.join();
        assert mine.balance == 110 && yours.balance == 90;
    }

    private static void transfer(Account from, Account to, int amount) {
        synchronized (from) {
            synchronized (to) { //! finds deadlock
                from.balance -= amount;
                to.balance += amount;
            }
        }
    }
}
