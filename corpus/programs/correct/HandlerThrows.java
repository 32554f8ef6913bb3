package corpus.correct;

/** A thread's handler throws as well, which the JVM ignores. */
//! verdict VERIFIED
//! executions 1
public class HandlerThrows {

    private static boolean handled;

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> {
            throw new IllegalStateException("first");
        });
        thread.setUncaughtExceptionHandler((failed, exception) -> {
            handled = true;
            throw new IllegalStateException("second");
        });
        thread.start();
        thread.join();
        assert handled;
    }
}
