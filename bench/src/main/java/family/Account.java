package family;

/** Deposits and withdrawals, one of which forgets the lock. */
public final class Account {

    private int balance = 100;

    private synchronized void deposit(int amount) {
        balance += amount;
    }

    private void withdraw(int amount) {
        balance -= amount;
    }

    public static void main(String[] args) throws InterruptedException {
        Account account = new Account();
        Crew.run(() -> account.deposit(10), () -> account.withdraw(30), () -> account.deposit(20));
        assert account.balance == 100 : "a balance of " + account.balance;
    }
}
