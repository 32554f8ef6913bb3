package corpus.counts;

/** Two threads write and read, N times. */
//! count 1 4
//! count 2 34
//! count 3 328
//! count 4 3334
public class WritesAndReads {

    static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        int rounds = Integer.parseInt(args[0]);
        Threads.run(2, number -> {
            for (int i = 0; i < rounds; i++) {
                x = i;
                int seen = x;
            }
        });
    }
}
