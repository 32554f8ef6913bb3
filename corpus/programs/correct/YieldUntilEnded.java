package corpus.correct;

/** A thread yields until another has ended, and complains if that takes five seconds. */
//! verdict VERIFIED
//! search dpor
//! patient
public class YieldUntilEnded {

    public static void main(String[] args) {
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(100);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        sleeper.start();
        long end = System.currentTimeMillis() + 5_000;
        while (sleeper.isAlive()) {
            if (System.currentTimeMillis() > end) {
                throw new AssertionError("it takes too long");
            }
            Thread.yield();
        }
    }
}
