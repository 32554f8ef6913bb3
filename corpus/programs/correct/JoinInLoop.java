package corpus.correct;

/** A thread is joined a little at a time as long as it is alive. */
//! verdict VERIFIED
public class JoinInLoop {

    private static int result;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> result = 42);
        worker.start();
        do {
            worker.join(10);
        } while (worker.isAlive());
        assert result == 42;
    }
}
