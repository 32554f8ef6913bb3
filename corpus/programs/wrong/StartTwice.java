package corpus.wrong;

/** A thread is started twice. */
//! verdict FOUND
//! executions 1
public class StartTwice {

    public static void main(String[] args) {
        Thread thread = new Thread(() -> {
        });
        thread.start();
        thread.start(); //! finds uncaught-exception
    }
}
