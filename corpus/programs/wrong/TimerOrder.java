package corpus.wrong;

import java.util.Timer;
import java.util.TimerTask;

/** A task with a short delay, scheduled after one with a long delay, is believed to be run before it. */
//! verdict FOUND
//! search random
//! budget 2000
public class TimerOrder {

    private static boolean shortRan;

    public static void main(String[] args) {
        Timer timer = new Timer();
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                timer.cancel();
                assert shortRan; //! finds assertion-failed
            }
        }, 20);
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                shortRan = true;
            }
        }, 10);
    }
}
