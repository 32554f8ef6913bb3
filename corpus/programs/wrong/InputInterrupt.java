package corpus.wrong;

import dev.heddle.Heddle;

/** A sleeping thread is interrupted only if an input says so; then it fails. */
//! verdict FOUND
//! search dpor
public class InputInterrupt {

    public static void main(String[] args) throws InterruptedException {
        boolean impatient = Heddle.anyBoolean("impatient");
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(10);
            } catch (InterruptedException interrupted) {
                throw new IllegalStateException("interrupted"); //! finds uncaught-exception
            }
        });
        sleeper.start();
        if (impatient) {
            sleeper.interrupt();
        }
        sleeper.join();
    }
}
