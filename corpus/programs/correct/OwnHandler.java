package corpus.correct;

/** A thread dies of an exception that its own handler takes care of. */
//! verdict VERIFIED
public class OwnHandler {

    private static String handled;

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> {
            throw new IllegalStateException("on purpose");
        }, "victim");
        thread.setUncaughtExceptionHandler((dying, failure) -> {
            assert dying == Thread.currentThread();
            handled = dying.getName() + ": " + failure.getMessage();
        });
        thread.start();
        thread.join();
        assert handled.equals("victim: on purpose");
    }
}
