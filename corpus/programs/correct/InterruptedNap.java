package corpus.correct;

/** A nap is over when somebody wakes the sleeper. */
//! patient
//! search auto
//! verdict VERIFIED
public class InterruptedNap {

    public static void main(String[] args) throws Exception {
        boolean[] woken = new boolean[1];
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(60_000);
            } catch (InterruptedException e) {
                woken[0] = true;
            }
        });
        sleeper.start();
        Thread.sleep(10);
        sleeper.interrupt();
        sleeper.join();
        assert woken[0];
    }
}
