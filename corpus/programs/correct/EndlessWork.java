package corpus.correct;

/** Work that goes on until somebody says stop, which may be never: what was not run to its end is not called a failure. */
//! verdict BUDGET_SPENT
//! races off
//! steps 200
//! budget 300
public class EndlessWork {

    private static volatile boolean stop;
    private static volatile int done;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            while (!stop) {
                done++;
            }
        });
        worker.start();
        stop = true;
        worker.join();
    }
}
