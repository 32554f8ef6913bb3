package corpus.correct;

/** A daemon goes on while hooks run, and they agree on who comes first. */
//! verdict VERIFIED
//! search dpor
public class HookBesideDaemon {

    private static int turns;

    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        Object lock = new Object();
        Thread daemon = new Thread(() -> {
            try {
                main.join();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            synchronized (lock) {
                turns++;
            }
        });
        daemon.setDaemon(true);
        daemon.start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            synchronized (lock) {
                assert turns == 0 || turns == 1;
                turns++;
            }
        }));
    }
}
