package corpus.wrong;

/** A clock that ticks for ever, and somebody who takes it for granted that two looks at it are a tick apart. */
//! verdict FOUND
//! search auto
//! budget 20000
public class EndlessTicks {

    private static volatile long ticks;

    public static void main(String[] args) {
        new Thread(() -> {
            while (true) {
                ticks++;
            }
        }).start();
        long first = ticks;
        long second = ticks;
        if (second - first > 1) {
            throw new IllegalStateException("time flies"); //! finds uncaught-exception
        }
    }
}
