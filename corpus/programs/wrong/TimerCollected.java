package corpus.wrong;

import java.util.Timer;
import java.util.TimerTask;

/** A timer that nobody cancels keeps the program alive, unless the garbage collector happens to find it. */
//! verdict FOUND
//! finds leaked-thread
public class TimerCollected {

    public static void main(String[] args) {
        new Timer().schedule(new TimerTask() {
            @Override
            public void run() {
            }
        }, 10);
        for (int i = 0; i < 10; i++) {
            System.gc();
        }
    }
}
