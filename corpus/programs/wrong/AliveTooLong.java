package corpus.wrong;

/** The program believes that a thread that was just started is still alive. */
//! verdict FOUND
public class AliveTooLong {

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> {
        });
        thread.start();
        assert thread.isAlive(); //! finds assertion-failed
        thread.join();
    }
}
