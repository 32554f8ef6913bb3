package corpus.correct;

/** Two transfers in opposite directions lock the account with the smaller number first: two orders. */
//! verdict VERIFIED
//! executions 2
public class BankTransferOrdered {

    static class Account {
        final int number;
        int balance = 100;

        Account(int number) {
            this.number = number;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Account mine = new Account(1);
        Account yours = new Account(2);
        Thread first = new Thread(() -> transfer(mine, yours, 10));
        Thread second = new Thread(() -> transfer(yours, mine, 20));
        first.start();
        second.start();
        first.join();
        second.join();
        assert mine.balance == 110 && yours.balance == 90;
    }

    private static void transfer(Account from, Account to, int amount) {
        Account low = from.number < to.number ? from : to;
        Account high = low == from ? to : from;
        synchronized (low) {
            synchronized (high) {
                from.balance -= amount;
                to.balance += amount;
            }
        }
    }
}
