package corpus.correct;

/** A worker that looks every 50 milliseconds whether it should stop has stopped within a second. */
//! verdict VERIFIED
//! search dpor
//! patient
public class StopsWhenAsked {

    private static volatile boolean running = true;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            while (running) {
                try {
                    Thread.sleep(50);
                } catch (InterruptedException e) {
                    return;
                }
            }
        });
        worker.start();
        Thread.sleep(120);
        running = false;
        worker.join(1_000);
        assert !worker.isAlive();
    }
}
