package corpus.correct;

/** Waiting with a limit, notifying and asking for a hash code fail on null as everything does. */
//! verdict VERIFIED
public class NullIsNoMonitor {

    private static volatile Object lock;

    private interface Call {

        void run() throws InterruptedException;
    }

    private static void fails(Call call) throws InterruptedException {
        try {
            call.run();
        } catch (NullPointerException expected) {
            return;
        }
        throw new AssertionError();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> lock = null);
        other.start();
        fails(() -> lock.wait(10));
        fails(() -> lock.wait(10, 3));
        fails(() -> lock.hashCode());
        other.join();
    }
}
