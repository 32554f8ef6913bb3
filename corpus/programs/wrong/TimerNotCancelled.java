package corpus.wrong;

import java.util.Timer;
import java.util.TimerTask;

/** A timer that nobody cancels keeps the program alive. */
//! verdict FOUND
//! finds leaked-thread
public class TimerNotCancelled {

    public static void main(String[] args) {
        Timer timer = new Timer();
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
            }
        }, 10);
    }
}
