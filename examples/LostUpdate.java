/** Two deposits at the same time: one of them can get lost. */
public class LostUpdate {

    private int balance = 100;

    private void deposit(int amount) {
        balance = balance + amount;
    }

    public static void main(String[] args) throws InterruptedException {
        LostUpdate account = new LostUpdate();
        Thread first = new Thread(() -> account.deposit(10), "deposit-10");
        Thread second = new Thread(() -> account.deposit(20), "deposit-20");
        first.start();
        second.start();
        first.join();
        second.join();
        assert account.balance == 130 : "expected 130 but was " + account.balance;
    }
}
