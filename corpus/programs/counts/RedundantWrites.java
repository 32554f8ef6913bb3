package corpus.counts;

/** Two threads write N times each, a third reads twice: C(2N, N) C(2N + 2, 2). */
//! count 1 12
//! count 2 90
//! count 3 560
//! count 4 3150
//! count 5 16632
public class RedundantWrites {

    static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        int writes = Integer.parseInt(args[0]);
        Runnable writer = () -> {
            for (int i = 0; i < writes; i++) {
                x = i;
            }
        };
        Threads.run(writer, writer, () -> {
            int first = x;
            int second = x;
        });
    }
}
