package corpus.wrong;

/** Two consumers wait in an if; both are woken by one item, and the second takes what is not there. */
//! verdict FOUND
public class IfInsteadOfWhile {

    private int items;

    public static void main(String[] args) throws InterruptedException {
        IfInsteadOfWhile store = new IfInsteadOfWhile();
        Thread first = new Thread(store::take);
        Thread second = new Thread(store::take);
        first.start();
        second.start();
        store.put();
        store.put();
        first.join();
        second.join();
    }

    private synchronized void put() {
        items++;
        notifyAll();
    }

    private synchronized void take() {
        if (items == 0) {
            try {
                wait();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
        items--;
        assert items >= 0; //! finds assertion-failed
    }
}
