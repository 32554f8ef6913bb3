package corpus.wrong;

/** One thread sleeps for a millisecond and hopes that the other has written twenty times by then. */
//! verdict FOUND
public class SleepRace {

    private static volatile int written;

    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(() -> {
            for (int i = 1; i <= 20; i++) {
                written = i;
            }
        });
        writer.start();
        Thread.sleep(1);
        assert written == 20 : "only " + written; //! finds assertion-failed
        writer.join();
    }
}
