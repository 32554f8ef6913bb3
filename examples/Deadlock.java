/** Two transfers in opposite directions: each holds one account and waits for the other. */
public class Deadlock {

    private int balance = 100;

    private static void transfer(Deadlock from, Deadlock to, int amount) {
        synchronized (from) {
            synchronized (to) {
                from.balance -= amount;
                to.balance += amount;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Deadlock checking = new Deadlock();
        Deadlock savings = new Deadlock();
        Thread save = new Thread(() -> transfer(checking, savings, 30), "save");
        Thread spend = new Thread(() -> transfer(savings, checking, 50), "spend");
        save.start();
        spend.start();
        save.join();
        spend.join();
        assert checking.balance + savings.balance == 200 : "money was made or lost";
    }
}
