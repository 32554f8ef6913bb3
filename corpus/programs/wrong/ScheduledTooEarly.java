package corpus.wrong;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** The main thread sleeps a little longer than the delay of a task, and believes that it has run. */
//! verdict FOUND
//! search random
//! budget 2000
public class ScheduledTooEarly {

    private static volatile boolean ran;

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
        timer.schedule(() -> ran = true, 10, TimeUnit.MILLISECONDS);
        Thread.sleep(20);
        boolean seen = ran;
        timer.shutdown();
        assert seen; //! finds assertion-failed
    }
}
