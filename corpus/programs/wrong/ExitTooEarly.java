package corpus.wrong;

/** The program is ended before a thread has done its work, as a shutdown hook finds out. */
//! verdict FOUND
public class ExitTooEarly {

    private static volatile boolean done;

    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            assert done; //! finds assertion-failed
        }));
        new Thread(() -> done = true).start();
        System.exit(0);
    }
}
