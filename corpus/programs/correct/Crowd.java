package corpus.correct;

/** A hundred threads count in turn: whoever comes knows all that were there before. */
//! verdict BUDGET_SPENT
//! search random
//! budget 2
public class Crowd {

    private static final int THREADS = 120;
    private static final int[] SEATS = new int[THREADS];

    private static int count;
    private static volatile int last = -1;

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[THREADS];
        for (int i = 0; i < THREADS; i++) {
            int me = i;
            threads[i] = new Thread(() -> {
                synchronized (SEATS) {
                    count++;
                    SEATS[me] = last < 0 ? 1 : SEATS[last] + 1;
                    last = me;
                }
            });
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert count == THREADS;
        assert SEATS[last] == THREADS;
    }
}
