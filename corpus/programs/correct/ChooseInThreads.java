package corpus.correct;

import dev.heddle.Heddle;

/** One thread chooses between two values, the other between three, and each adds its own: twelve executions. */
//! verdict VERIFIED
//! executions 12
public class ChooseInThreads {

    private static int sum;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> add(Heddle.choose(2)));
        Thread second = new Thread(() -> add(10 * Heddle.choose(3)));
        first.start();
        second.start();
        first.join();
        second.join();
        assert sum % 10 < 2 && sum / 10 < 3;
    }

    private static synchronized void add(int n) {
        sum += n;
    }
}
