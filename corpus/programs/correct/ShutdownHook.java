package corpus.correct;

/** A shutdown hook runs when the last thread has ended, and sees what it did; one that was removed does not run. */
//! verdict VERIFIED
public class ShutdownHook {

    private static volatile int done;

    public static void main(String[] args) {
        Thread removed = new Thread(() -> {
            throw new AssertionError("was removed");
        });
        Runtime.getRuntime().addShutdownHook(removed);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            assert done == 1;
        }));
        assert Runtime.getRuntime().removeShutdownHook(removed);
        new Thread(() -> done++).start();
    }
}
