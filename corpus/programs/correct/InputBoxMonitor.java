package corpus.correct;

import dev.heddle.Heddle;

/** Small boxes are one object each, so that two threads that box the same number have one monitor. */
//! verdict VERIFIED
//! search dpor
//! executions 6
public class InputBoxMonitor {

    private static int counter;

    private static void count(int x) {
        Integer lock = x;
        synchronized (lock) {
            assert Thread.holdsLock(Integer.valueOf(x));
            counter++;
        }
    }

    public static void main(String[] args) throws Exception {
        int x = Heddle.anyInt("x", 3, 5);
        Thread thread = new Thread(() -> count(x));
        thread.start();
        count(x);
        thread.join();
        assert counter == 2;
    }
}
