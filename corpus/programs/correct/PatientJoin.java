package corpus.correct;

/** A join with a limit of a second waits for a thread that has nothing to wait for. */
//! patient
//! search dpor
//! verdict VERIFIED
//! executions 1
public class PatientJoin {

    private static int x;

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> x = 1);
        thread.start();
        thread.join(1_000);
        assert x == 1;
    }
}
