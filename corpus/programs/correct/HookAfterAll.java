package corpus.correct;

/** A shutdown hook sees all that was done before the last thread ended. */
//! verdict VERIFIED
//! executions 2
public class HookAfterAll {

    public static void main(String[] args) {
        int[] closed = new int[2];
        Thread hook = new Thread(() -> {
            assert closed[0] == 1 && closed[1] == 1;
        });
        Runtime.getRuntime().addShutdownHook(hook);
        Thread spare = new Thread(() -> {
            throw new AssertionError("was removed");
        });
        Runtime.getRuntime().addShutdownHook(spare);
        assert Runtime.getRuntime().removeShutdownHook(spare) && !Runtime.getRuntime().removeShutdownHook(spare);
        new Thread(() -> closed[1] = 1).start();
        closed[0] = 1;
    }
}
