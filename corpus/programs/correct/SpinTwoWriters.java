package corpus.correct;

/** A thread spins until one of two others has written, and sees the first value or the second. */
//! verdict VERIFIED
//! search dpor
//! executions 18
public class SpinTwoWriters {

    private static volatile int value;
    private static volatile int other;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> value = 1);
        Thread two = new Thread(() -> value = 2);
        one.start();
        two.start();
        while (value == 0 || other == 5) {
        }
        assert value > 0;
        one.join();
        two.join();
    }
}
