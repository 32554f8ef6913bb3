package corpus.wrong;

import java.util.Timer;
import java.util.TimerTask;

/** An exception in one task ends a timer, and the other is never run. */
//! verdict FOUND
public class TimerTaskThrows {

    public static void main(String[] args) {
        Timer timer = new Timer();
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                throw new IllegalStateException("ends the timer"); //! finds uncaught-exception
            }
        }, 10);
    }
}
