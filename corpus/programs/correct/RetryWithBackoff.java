package corpus.correct;

/** A call is tried again, after longer and longer pauses, until the server is up. */
//! verdict VERIFIED
//! search dpor
//! patient
public class RetryWithBackoff {

    private static volatile boolean up;

    private static boolean call() {
        return up;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread server = new Thread(() -> {
            try {
                Thread.sleep(300);
            } catch (InterruptedException e) {
                return;
            }
            up = true;
        });
        server.start();
        long pause = 50;
        int attempts = 0;
        while (!call()) {
            if (++attempts == 6) {
                throw new AssertionError("the server is down");
            }
            Thread.sleep(pause);
            pause *= 2;
        }
        server.join();
    }
}
