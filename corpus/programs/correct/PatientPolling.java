package corpus.correct;

/** A thread that looks every ten milliseconds sees what another does after five seconds. */
//! patient
//! search dpor
//! verdict VERIFIED
public class PatientPolling {

    private static volatile boolean done;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            try {
                Thread.sleep(5_000);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            done = true;
        });
        worker.start();
        while (!done) {
            Thread.sleep(10);
        }
        worker.join(1);
        assert !worker.isAlive();
    }
}
