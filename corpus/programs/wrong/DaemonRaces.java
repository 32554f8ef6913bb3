package corpus.wrong;

/** A daemon thread that nobody waits for races with the main thread. */
//! verdict FOUND
//! executions 3
public class DaemonRaces {

    private static int value;

    public static void main(String[] args) {
        Thread daemon = new Thread(() -> value = 1); //! finds data-race
        daemon.setDaemon(true);
        daemon.start();
        value = 2; //! finds data-race
    }
}
