package corpus.correct;

/** A thread ends the program while main waits for the thread: nothing after that is run. */
//! verdict VERIFIED
//! executions 1
public class ExitBySecond {

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> System.exit(0));
        thread.start();
        thread.join();
        throw new AssertionError("the program has ended");
    }
}
