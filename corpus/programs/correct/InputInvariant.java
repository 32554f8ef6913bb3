package corpus.correct;

import dev.heddle.Heddle;

/** An invariant that holds for all inputs, in two ways; what a thread does that it does not look at makes no difference. */
//! search dpor
//! verdict VERIFIED
//! executions 2
public class InputInvariant {

    private static volatile int total;
    private static volatile int unrelated;

    public static void main(String[] args) throws InterruptedException {
        int x = Heddle.anyInt("x", -1000, 1000);
        Heddle.invariant("small", () -> total < 0 ? total >= -1000 : total <= 1000);
        Thread thread = new Thread(() -> total = x);
        Thread other = new Thread(() -> unrelated = 1);
        thread.start();
        other.start();
        thread.join();
        other.join();
    }
}
