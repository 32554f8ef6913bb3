package corpus.wrong;

/** The program believes that a thread has ended because there was time enough. */
//! verdict FOUND
public class StateGuessed {

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> {
        });
        thread.start();
        Thread.sleep(1000);
        assert thread.getState() == Thread.State.TERMINATED : thread.getState(); //! finds assertion-failed
    }
}
