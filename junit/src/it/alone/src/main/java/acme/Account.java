package acme;

public class Account {

    private static int opened;

    private int balance = 100;

    public Account() {
        opened++;
    }

    public static int opened() {
        return opened;
    }

    public void deposit(int amount) {
        balance = balance + amount;
    }

    public synchronized void depositSafely(int amount) {
        balance = balance + amount;
    }

    public synchronized int balance() {
        return balance;
    }
}
