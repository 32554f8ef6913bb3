package corpus.counts;

import dev.heddle.Heddle;

/** An input is stored, and another thread branches on what it reads: on the input either way, or on 0. */
//! count - 3
public class InputPassedOn {

    static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        int s = Heddle.anyInt("s");
        Threads.run(() -> x = s, () -> {
            if (x > 0) {
                Thread.onSpinWait();
            }
        });
    }
}
