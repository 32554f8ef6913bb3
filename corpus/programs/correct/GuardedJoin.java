package corpus.correct;

/** Whoever is joined with a limit has ended. */
//! patient
//! search auto
//! verdict VERIFIED
public class GuardedJoin {

    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(() -> {
        });
        worker.start();
        worker.join(5_000);
        assert !worker.isAlive();
    }
}
