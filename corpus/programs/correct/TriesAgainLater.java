package corpus.correct;

import java.util.concurrent.atomic.AtomicBoolean;

/** Attempts with longer and longer pauses, until it works. */
//! patient
//! search auto
//! verdict VERIFIED
public class TriesAgainLater {

    public static void main(String[] args) throws Exception {
        AtomicBoolean free = new AtomicBoolean();
        Thread other = new Thread(() -> {
            try {
                Thread.sleep(25);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            free.set(true);
        });
        other.start();
        long pause = 10;
        int attempts = 1;
        while (!free.compareAndSet(true, false)) {
            Thread.sleep(pause);
            pause *= 2;
            attempts++;
        }
        assert attempts == 3 : attempts;
    }
}
