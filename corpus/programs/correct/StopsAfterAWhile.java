package corpus.correct;

/** A worker works until it is told to stop, after some time. */
//! patient
//! search auto
//! verdict VERIFIED
public class StopsAfterAWhile {

    static volatile boolean stop;
    static volatile int beats;

    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(() -> {
            while (!stop) {
                try {
                    Thread.sleep(10);
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
                beats++;
            }
        });
        worker.start();
        Thread.sleep(35);
        stop = true;
        worker.join();
        assert beats >= 3 && beats <= 4 : beats;
    }
}
