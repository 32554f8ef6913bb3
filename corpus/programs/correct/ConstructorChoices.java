package corpus.correct;

/** Objects are created with arguments that depend on a condition, so that code paths meet before they are constructed. */
//! verdict VERIFIED
//! executions 2
public class ConstructorChoices {

    static class Pair {

        final int left;
        final Pair right;

        Pair(int left, Pair right) {
            this.left = left;
            this.right = right;
        }
    }

    private static Pair made;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> make(false));
        other.start();
        make(true);
        other.join();
        assert made.left == 1 && made.right != null || made.left == 2 && made.right == null;
    }

    private static void make(boolean first) {
        for (int i = 0; i < 2; i++) {
            Pair pair = new Pair(first ? 1 : 2, first ? new Pair(i > 0 ? 3 : 4, null) : null);
            if (i > 0) {
                synchronized (ConstructorChoices.class) {
                    made = pair;
                }
            }
        }
    }
}
