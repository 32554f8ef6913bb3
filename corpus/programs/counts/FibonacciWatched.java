package corpus.counts;

/** Two numbers grow by each other, N times each, while the main thread reads them both. */
//! count 1 11
//! count 2 140
//! count 3 1698
//! count 4 19605
public class FibonacciWatched {

    static volatile int i = 1;
    static volatile int j = 1;

    public static void main(String[] args) throws InterruptedException {
        int rounds = Integer.parseInt(args[0]);
        Thread[] threads = Threads.start(() -> {
            for (int k = 0; k < rounds; k++) {
                i = i + j;
            }
        }, () -> {
            for (int k = 0; k < rounds; k++) {
                j = j + i;
            }
        });
        int sum = i + j;
        Threads.join(threads);
    }
}
