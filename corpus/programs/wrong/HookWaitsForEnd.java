package corpus.wrong;

/** A shutdown hook waits to be notified by the end of the main thread, which was before. */
//! verdict FOUND
public class HookWaitsForEnd {

    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            synchronized (main) {
                try {
                    main.wait(); //! finds deadlock
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
        }));
    }
}
