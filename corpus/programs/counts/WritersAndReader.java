package corpus.counts;

/** Several write and one reads: (N + 1)! orders. */
//! count 1 2
//! count 2 6
//! count 3 24
//! count 4 120
//! count 5 720
public class WritersAndReader {

    static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        int writers = Integer.parseInt(args[0]);
        Threads.run(writers + 1, i -> {
            if (i < writers) {
                x = i;
            } else {
                int seen = x;
            }
        });
    }
}
