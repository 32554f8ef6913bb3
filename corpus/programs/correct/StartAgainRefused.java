package corpus.correct;

/** A thread that has ended cannot be started again, and a program may catch that. */
//! verdict VERIFIED
//! executions 1
public class StartAgainRefused {

    private static int runs;

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> runs++);
        thread.start();
        thread.join();
        boolean refused = false;
        try {
            thread.start();
        } catch (IllegalThreadStateException expected) {
            refused = true;
        }
        assert refused && runs == 1;
    }
}
