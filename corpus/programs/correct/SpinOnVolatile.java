package corpus.correct;

/** One thread spins on a volatile until the other sets it. */
//! verdict VERIFIED
//! executions 15
public class SpinOnVolatile {

    private static volatile boolean ready;
    private static int data;

    public static void main(String[] args) throws InterruptedException {
        Thread spinner = new Thread(() -> {
            while (!ready) {
                Thread.onSpinWait();
            }
            assert data == 42;
        });
        spinner.start();
        data = 42;
        ready = true;
        spinner.join();
    }
}
