package corpus.wrong;

/** A shutdown hook joins the thread that ends the program, which waits for the hook. */
//! verdict FOUND
public class HookJoinsExiting {

    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try {
                main.join(); //! finds deadlock
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }));
        System.exit(0); //! finds deadlock
    }
}
