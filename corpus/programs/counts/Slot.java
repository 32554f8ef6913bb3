package corpus.counts;

/** A buffer with room for one item. */
//! part
final class Slot {

    private final boolean all;
    private boolean full;

    /** Notifies everybody if {@code all}, else somebody. */
    Slot(boolean all) {
        this.all = all;
    }

    synchronized void put() {
        while (full) {
            Waits.await(this);
        }
        full = true;
        tell();
    }

    synchronized void take() {
        while (!full) {
            Waits.await(this);
        }
        full = false;
        tell();
    }

    private void tell() {
        if (all) {
            notifyAll();
        } else {
            notify();
        }
    }
}
