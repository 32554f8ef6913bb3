package corpus.wrong;

/** Deposits are synchronized, but the balance is read without the lock: the read falls before, between or after the locking and the accesses. */
//! verdict FOUND
//! executions 4
public class AccountRead {

    private int balance;

    public static void main(String[] args) throws InterruptedException {
        AccountRead account = new AccountRead();
        Thread depositor = new Thread(() -> account.deposit(10));
        depositor.start();
        int seen = account.balance; //! finds data-race
        depositor.join();
        assert seen == 0 || seen == 10;
    }

    private synchronized void deposit(int amount) {
        balance += amount; //! finds data-race
    }
}
