package corpus.wrong;

/** Mutual exclusion in endless loops, where each looks whether the other wants to go in before it says so itself. */
//! verdict FOUND
//! search auto
//! budget 20000
public class EndlessDekker {

    private static volatile boolean left;
    private static volatile boolean right;
    private static volatile int inside;

    private static void enter() {
        int others = inside;
        inside = others + 1;
        if (others != 0) {
            throw new IllegalStateException("two are inside"); //! finds uncaught-exception
        }
        inside = 0;
    }

    public static void main(String[] args) {
        new Thread(() -> {
            for (;;) {
                while (right) {
                    Thread.onSpinWait();
                }
                left = true;
                enter();
                left = false;
            }
        }).start();
        new Thread(() -> {
            for (;;) {
                while (left) {
                    Thread.onSpinWait();
                }
                right = true;
                enter();
                right = false;
            }
        }).start();
    }
}
