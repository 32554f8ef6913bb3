package corpus.wrong;

/** Who sleeps for as long as the other works cannot count on it. */
//! patient
//! search auto
//! verdict FOUND
public class TooShortANap {

    static volatile boolean done;

    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(() -> {
            try {
                Thread.sleep(100);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            done = true;
        });
        worker.start();
        Thread.sleep(100);
        assert done; //! finds assertion-failed
    }
}
