package corpus.wrong;

/** A shutdown hook wants to end the program, which is over when all hooks are. */
//! verdict FOUND
//! executions 1
public class ExitInHook {

    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            System.exit(3); //! finds deadlock
        }));
    }
}
