package corpus.correct;

import dev.heddle.Heddle;

/** Which of two locks is taken is chosen by an input, the same for both threads: 2 locks x 2 orders. */
//! verdict VERIFIED
//! search dpor
//! executions 4
public class InputMergedLock {

    private static int x;

    public static void main(String[] args) throws InterruptedException {
        Object[] locks = {new Object(), new Object()};
        int number = Heddle.anyInt("number");
        int chosen = 0;
        if (number > 10) {
            chosen = 1;
        }
        Object lock = locks[chosen];
        Runnable action = () -> {
            synchronized (lock) {
                x++;
            }
        };
        Thread first = new Thread(action);
        Thread second = new Thread(action);
        first.start();
        second.start();
        first.join();
        second.join();
        assert x == 2;
    }
}
