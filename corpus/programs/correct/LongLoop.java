package corpus.correct;

/** A loop of eighty rounds and a recursion of forty are neither spinning nor endless. */
//! verdict VERIFIED
//! search dpor
//! executions 121
public class LongLoop {

    static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(() -> {
            for (int i = 0; i < 80; i++) {
                x = i;
            }
            deeper(40);
        });
        writer.start();
        int seen = x;
        writer.join();
        assert x == 1 && seen >= 0;
    }

    private static void deeper(int depth) {
        if (depth > 0) {
            x = depth;
            deeper(depth - 1);
        }
    }
}
