package corpus.counts;

/** One writes x; two read something else first: only who sees x matters, 2^2. */
//! count - 4
public class TwoReadersOfOne {

    static volatile int x;
    static volatile int y;
    static volatile int z;

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> x = 1, () -> {
            int first = y;
            int second = x;
        }, () -> {
            int first = z;
            int second = x;
        });
    }
}
