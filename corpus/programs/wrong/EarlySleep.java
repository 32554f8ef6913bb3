package corpus.wrong;

/** A sleep does not make sure that the other is done. */
//! early
//! search auto
//! verdict FOUND
public class EarlySleep {

    static volatile boolean done;

    public static void main(String[] args) throws Exception {
        new Thread(() -> done = true).start();
        Thread.sleep(100);
        assert done; //! finds early-time-limit
    }
}
