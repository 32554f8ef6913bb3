package corpus.wrong;

import dev.heddle.Heddle;

/** A value that the explorer chooses, together with a schedule, makes the program fail. */
//! verdict FOUND
public class Chooser {

    private static int x;

    public static void main(String[] args) throws InterruptedException {
        int n = Heddle.choose(4);
        Thread writer = new Thread(() -> {
            synchronized (Chooser.class) {
                x = n;
            }
        });
        writer.start();
        synchronized (Chooser.class) {
            assert x != 3; //! finds assertion-failed
        }
        writer.join();
    }
}
