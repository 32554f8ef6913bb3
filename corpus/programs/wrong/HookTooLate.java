package corpus.wrong;

/** A thread registers a shutdown hook when the program may be ending. */
//! verdict FOUND
//! finds uncaught-exception
public class HookTooLate {

    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> { }));
        new Thread(() -> System.exit(0)).start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> { }));
    }
}
