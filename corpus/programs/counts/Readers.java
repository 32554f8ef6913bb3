package corpus.counts;

/** One writes and several read: each sees the write or does not, 2^N. */
//! count 1 2
//! count 2 4
//! count 3 8
//! count 4 16
//! count 8 256
public class Readers {

    static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        Threads.run(Integer.parseInt(args[0]) + 1, i -> {
            if (i == 0) {
                x = 1;
            } else {
                int seen = x;
            }
        });
    }
}
