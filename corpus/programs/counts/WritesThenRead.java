package corpus.counts;

/** Two threads write N times and then read: C(2N + 1, N) + C(2N, N - 1). */
//! count 1 4
//! count 2 14
//! count 3 50
//! count 4 182
public class WritesThenRead {

    static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        int writes = Integer.parseInt(args[0]);
        Threads.run(2, number -> {
            for (int i = 0; i < writes; i++) {
                x = i;
            }
            int seen = x;
        });
    }
}
