package corpus.correct;

/** A join that may run out of time is followed by a question whether the thread is alive, and that by a join that waits. */
//! verdict VERIFIED
public class TimedJoin {

    private static int result;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            synchronized (TimedJoin.class) {
                result = 1;
            }
        });
        worker.start();
        worker.join(10);
        if (!worker.isAlive()) {
            assert result == 1;
        }
        worker.join();
        assert result == 1;
    }
}
