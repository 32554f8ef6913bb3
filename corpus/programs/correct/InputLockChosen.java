package corpus.correct;

import dev.heddle.Heddle;

/** Two threads lock what an input chooses, the same for both: 2 locks x 2 orders. */
//! verdict VERIFIED
//! search dpor
//! executions 4
public class InputLockChosen {

    private static int x;

    public static void main(String[] args) throws InterruptedException {
        Object[] locks = {new Object(), new Object()};
        int i = Heddle.anyInt("i", 0, 1);
        Thread first = new Thread(() -> {
            synchronized (locks[i]) {
                x++;
            }
        });
        Thread second = new Thread(() -> {
            synchronized (locks[i]) {
                x++;
            }
        });
        first.start();
        second.start();
        first.join();
        second.join();
        assert x == 2;
    }
}
