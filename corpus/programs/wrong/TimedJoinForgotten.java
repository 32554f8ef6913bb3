package corpus.wrong;

/** After a timed join the program takes it for granted that the thread has ended. */
//! verdict FOUND
public class TimedJoinForgotten {

    private static volatile int result;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> result = 1);
        worker.start();
        worker.join(10);
        assert result == 1; //! finds assertion-failed
    }
}
