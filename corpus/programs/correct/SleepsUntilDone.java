package corpus.correct;

/** A loop that sleeps and looks again. */
//! patient
//! search auto
//! verdict VERIFIED
public class SleepsUntilDone {

    static volatile boolean done;

    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(() -> {
            try {
                Thread.sleep(50);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            done = true;
        });
        worker.start();
        int rounds = 0;
        while (!done) {
            Thread.sleep(20);
            rounds++;
        }
        assert rounds <= 4 : rounds;
    }
}
