package corpus.counts;

/** Waiting for ever, in a way that a lambda may. */
//! part
final class Waits {

    private Waits() {
    }

    static void await(Object lock) {
        try {
            lock.wait();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
