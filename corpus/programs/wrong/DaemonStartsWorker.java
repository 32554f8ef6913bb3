package corpus.wrong;

/** A thread that a daemon starts is waited for if it is started before the end, which may come first. */
//! verdict FOUND
public class DaemonStartsWorker {

    static volatile int started;

    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            assert started == 2 : "the end came first"; //! finds assertion-failed
        }));
        Thread daemon = new Thread(() -> {
            started = 1;
            Thread worker = new Thread(() -> started = 2);
            worker.setDaemon(false);
            worker.start();
        });
        daemon.setDaemon(true);
        daemon.start();
    }
}
