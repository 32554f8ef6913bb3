package corpus.wrong;

/** The last thread dies of an exception that is taken care of, and the shutdown hook fails. */
//! verdict FOUND
public class HookAfterFailure {

    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            assert false; //! finds assertion-failed
        }));
        Thread.currentThread().setUncaughtExceptionHandler((dying, failure) -> {
        });
        throw new IllegalStateException("on purpose");
    }
}
