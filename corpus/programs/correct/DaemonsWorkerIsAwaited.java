package corpus.correct;

/** Whoever starts a thread that is no daemon, the end of the program waits for it. */
//! verdict VERIFIED
public class DaemonsWorkerIsAwaited {

    static volatile boolean begun;
    static volatile boolean done;

    public static void main(String[] args) throws InterruptedException {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            assert begun && done;
        }));
        Thread daemon = new Thread(() -> {
            Thread worker = new Thread(() -> {
                begun = true;
                done = true;
            });
            worker.setDaemon(false);
            worker.start();
        });
        daemon.setDaemon(true);
        daemon.start();
        daemon.join();
    }
}
