package corpus.wrong;

/** The owner of a monitor asks what another thread does, which may be waiting for the monitor. */
//! verdict FOUND
//! search dpor
public class BlockedIsSeen {

    private static final Object LOCK = new Object();

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            synchronized (LOCK) {
                Thread.yield();
            }
        });
        other.start();
        synchronized (LOCK) {
            assert other.getState() != Thread.State.BLOCKED; //! finds assertion-failed
        }
        other.join();
    }
}
