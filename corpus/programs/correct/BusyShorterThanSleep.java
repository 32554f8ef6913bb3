package corpus.correct;

/** A thread is busy for ten milliseconds, holding the time in a variable: who sleeps for a second finds it done. */
//! verdict VERIFIED
//! search dpor
//! patient
public class BusyShorterThanSleep {

    private static volatile boolean done;

    public static void main(String[] args) throws InterruptedException {
        Thread busy = new Thread(() -> {
            long now = System.currentTimeMillis();
            long end = now + 10;
            int rounds = 0;
            while (now < end) {
                now = System.currentTimeMillis();
                rounds++;
            }
            done = rounds > 0;
        });
        busy.start();
        Thread.sleep(1_000);
        assert done;
        busy.join();
    }
}
