package corpus.correct;

/** Waiting gives a monitor up however often it was entered, and has it as often again afterwards. */
//! verdict VERIFIED
public class WaitReleasesAllHolds {

    private boolean ready;
    private int inside;

    public static void main(String[] args) throws InterruptedException {
        WaitReleasesAllHolds shared = new WaitReleasesAllHolds();
        Thread waiter = new Thread(shared::outer);
        waiter.start();
        shared.set();
        waiter.join();
    }

    private synchronized void outer() {
        synchronized (this) {
            inner();
            assert Thread.holdsLock(this);
        }
        assert Thread.holdsLock(this);
        assert inside == 0;
        inside++;
    }

    private synchronized void inner() {
        while (!ready) {
            try {
                wait();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    private synchronized void set() {
        inside++;
        ready = true;
        notify();
        inside--;
    }
}
