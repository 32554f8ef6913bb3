package corpus.counts;

/** Waiting, in a way that a lambda may. */
//! part
final class Waits {

    private Waits() {
    }

    /** Waits for ever. */
    static void await(Object lock) {
        await(lock, 0);
    }

    static void await(Object lock, long millis) {
        try {
            lock.wait(millis);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
