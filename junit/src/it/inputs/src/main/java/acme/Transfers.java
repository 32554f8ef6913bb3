package acme;

/** Two accounts between which money is moved. */
public class Transfers {

    private int from;
    private int to;

    public Transfers(int from) {
        this.from = from;
    }

    /** Checks outside of the lock what it changes inside. */
    public void transfer(int amount) {
        if (amount <= balance()) {
            synchronized (this) {
                from -= amount;
                to += amount;
            }
        }
    }

    public synchronized void safeTransfer(int amount) {
        if (amount <= from) {
            from -= amount;
            to += amount;
        }
    }

    public synchronized int balance() {
        return from;
    }

    public synchronized int total() {
        return from + to;
    }
}
