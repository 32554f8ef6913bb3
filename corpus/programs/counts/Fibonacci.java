package corpus.counts;

/** Two numbers grow by each other, N times each. */
//! count 1 3
//! count 2 19
//! count 3 141
//! count 4 1107
public class Fibonacci {

    static volatile int i = 1;
    static volatile int j = 1;

    public static void main(String[] args) throws InterruptedException {
        int rounds = Integer.parseInt(args[0]);
        Threads.run(() -> {
            for (int k = 0; k < rounds; k++) {
                i = i + j;
            }
        }, () -> {
            for (int k = 0; k < rounds; k++) {
                j = j + i;
            }
        });
    }
}
