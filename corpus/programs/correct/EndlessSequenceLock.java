package corpus.correct;

/** A sequence lock whose reader, in an endless loop, looks at the version again. */
//! verdict BUDGET_SPENT
//! search auto
//! budget 400
public class EndlessSequenceLock {

    private static volatile int version;
    private static volatile int x;
    private static volatile int y;

    public static void main(String[] args) {
        Thread writer = new Thread(() -> {
            for (int i = 1; true; i++) {
                version++;
                x = i;
                y = i;
                version++;
            }
        });
        Thread reader = new Thread(() -> {
            while (true) {
                int before = version;
                int one = x;
                int other = y;
                if (before % 2 == 0 && before == version && one != other) {
                    throw new IllegalStateException(one + " and " + other);
                }
            }
        });
        writer.start();
        reader.start();
    }
}
