package corpus.wrong;

/** A hook takes for granted that daemons are no longer there. */
//! verdict FOUND
//! search dpor
public class HookBesideDaemons {

    private static volatile int turns;

    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        Thread daemon = new Thread(() -> {
            try {
                main.join();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            turns = 1;
        });
        daemon.setDaemon(true);
        daemon.start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            assert turns == 0; //! finds assertion-failed
        }));
    }
}
