package corpus.wrong;

import java.lang.ref.Cleaner;

/** Whoever comes second to {@code clean} does not wait until the first has cleaned up. */
//! verdict FOUND
//! search dpor
public class CleanedByAnother {

    private static volatile boolean clean;

    public static void main(String[] args) throws InterruptedException {
        Cleaner.Cleanable room = Cleaner.create().register(new Object(), () -> clean = true);
        Thread other = new Thread(room::clean);
        other.start();
        room.clean();
        assert clean; //! finds assertion-failed
        other.join();
    }
}
