package corpus.wrong;

import dev.heddle.Heddle;

/** The monitor of a box guards nothing where each thread has a box of its own. */
//! verdict FOUND
//! search dpor
public class InputBoxMonitorLarge {

    private static int counter;

    private static void count(int x) {
        Integer lock = x;
        synchronized (lock) {
            counter++; //! finds data-race
        }
    }

    public static void main(String[] args) throws Exception {
        int x = Heddle.anyInt("x");
        Thread thread = new Thread(() -> count(x));
        thread.start();
        count(x);
        thread.join();
    }
}
