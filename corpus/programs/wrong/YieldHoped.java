package corpus.wrong;

/** A thread yields once and hopes that the other has run: the write comes before the yield, before the read or after it. */
//! verdict FOUND
//! executions 3
public class YieldHoped {

    private static volatile boolean done;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> done = true);
        worker.start();
        Thread.yield();
        boolean seen = done;
        worker.join();
        assert seen; //! finds assertion-failed
    }
}
