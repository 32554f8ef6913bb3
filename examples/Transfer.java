import dev.heddle.Heddle;

/** Two withdrawals look at the balance before they take the lock: wrong for some amounts, and only if both look first. */
public class Transfer {

    private volatile int balance = 100;

    private void withdraw(int amount) {
        if (amount <= balance) {
            synchronized (this) {
                balance = balance - amount;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int amount = Heddle.anyInt("amount", 1, 100);
        Transfer account = new Transfer();
        Thread first = new Thread(() -> account.withdraw(amount), "first");
        Thread second = new Thread(() -> account.withdraw(30), "second");
        first.start();
        second.start();
        first.join();
        second.join();
        assert account.balance >= 0 : "overdrawn";
    }
}
