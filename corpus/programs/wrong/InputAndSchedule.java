package corpus.wrong;

import dev.heddle.Heddle;

/** Fails for z = 1, and only if the other thread writes before x is read: an input and a schedule, in at most four executions. */
//! verdict FOUND
//! search dpor
//! races off
//! most 4
//! inputs z = 1
public class InputAndSchedule {

    private static int x;

    public static void main(String[] args) throws InterruptedException {
        int z = Heddle.anyInt("z");
        x = 2;
        Thread writer = new Thread(() -> x = 3);
        writer.start();
        if (2 * z + 1 == x) {
            throw new IllegalStateException("reached"); //! finds uncaught-exception
        }
        writer.join();
    }
}
