package corpus.wrong;

/** Two threads wait for different numbers on one object, and notify may wake the one that is not meant. */
//! verdict FOUND
public class NotifyOneOfTwoKinds {

    private int number;

    public static void main(String[] args) throws InterruptedException {
        NotifyOneOfTwoKinds cell = new NotifyOneOfTwoKinds();
        Thread one = new Thread(() -> cell.await(1));
        Thread two = new Thread(() -> cell.await(2));
        one.start();
        two.start();
        cell.set(1);
        one.join(); //! finds deadlock
        cell.set(2);
        two.join();
    }

    private synchronized void set(int value) {
        number = value;
        notify();
    }

    private synchronized void await(int value) {
        while (number < value) {
            try {
                wait(); //! finds deadlock
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }
}
