package corpus.correct;

/** A thread beats every 100 milliseconds; who looks every 250 finds a beat that is not old. */
//! verdict VERIFIED
//! search dpor
//! patient
public class Heartbeats {

    private static volatile long last;

    public static void main(String[] args) throws InterruptedException {
        last = System.currentTimeMillis();
        Thread heart = new Thread(() -> {
            try {
                for (int i = 0; i < 5; i++) {
                    Thread.sleep(100);
                    last = System.currentTimeMillis();
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        heart.start();
        for (int i = 0; i < 2; i++) {
            Thread.sleep(250);
            assert System.currentTimeMillis() - last < 200;
        }
        heart.join();
    }
}
