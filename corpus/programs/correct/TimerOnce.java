package corpus.correct;

import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

/** A timer runs its tasks one after the other, each not before its time, until it is cancelled. */
//! verdict BUDGET_SPENT
//! search random
//! budget 300
public class TimerOnce {

    private static int sum;

    static class Add extends TimerTask {
        private final CountDownLatch done;
        private final int number;
        private final long earliest;

        Add(CountDownLatch done, int number, long earliest) {
            this.done = done;
            this.number = number;
            this.earliest = earliest;
        }

        @Override
        public void run() {
            assert System.currentTimeMillis() >= earliest;
            sum += number;
            done.countDown();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Timer timer = new Timer();
        CountDownLatch done = new CountDownLatch(2);
        long now = System.currentTimeMillis();
        timer.schedule(new Add(done, 1, now + 20), 20);
        timer.schedule(new Add(done, 2, now + 10), 10);
        done.await();
        timer.cancel();
        assert sum == 3;
    }
}
