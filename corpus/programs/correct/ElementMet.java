package corpus.correct;

/** Two threads fill one array from both ends, and meet at one element. */
//! verdict VERIFIED
//! search dpor
//! executions 1
public class ElementMet {

    private static final int[] CELLS = new int[2_001];

    public static void main(String[] args) throws InterruptedException {
        Thread up = new Thread(() -> {
            for (int i = 0; i <= 1_000; i++) {
                synchronized (CELLS) {
                    CELLS[i] = 1;
                }
            }
        });
        up.start();
        up.join(0);
        for (int i = 2_000; i >= 1_000; i--) {
            CELLS[i] = 1;
        }
    }
}
