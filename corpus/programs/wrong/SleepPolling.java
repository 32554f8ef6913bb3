package corpus.wrong;

/** A thread sleeps and looks, again and again, for what nobody writes. */
//! verdict FOUND
//! stuck 2
public class SleepPolling {

    private static volatile boolean ready;

    public static void main(String[] args) throws InterruptedException {
        while (!ready) { //! finds livelock
            Thread.sleep(10);
        }
    }
}
