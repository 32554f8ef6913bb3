package corpus.correct;

import java.time.Duration;

/** A join for a duration says whether the thread has ended. */
//! verdict VERIFIED
//! jdk 21
public class JoinDuration {

    private static int result;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = Thread.ofPlatform().start(() -> {
            synchronized (JoinDuration.class) {
                result = 1;
            }
        });
        if (worker.join(Duration.ofMillis(10))) {
            assert result == 1;
            assert worker.getState() == Thread.State.TERMINATED;
        }
        worker.join();
        assert worker.join(Duration.ofMillis(1));
        Thread.sleep(Duration.ofMillis(1));
    }
}
