package corpus.correct;

import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A timer ticks three times within a second, and is cancelled by its task. */
//! verdict VERIFIED
//! search dpor
//! budget 2000
//! patient
public class TimerRepeats {

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch ticks = new CountDownLatch(3);
        Timer timer = new Timer();
        timer.scheduleAtFixedRate(new TimerTask() {
            @Override
            public void run() {
                ticks.countDown();
                if (ticks.getCount() == 0) {
                    timer.cancel();
                }
            }
        }, 100, 100);
        assert ticks.await(1, TimeUnit.SECONDS);
    }
}
