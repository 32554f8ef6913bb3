package corpus.correct;

/** What comes in quick succession is handled once, when it has been quiet for 50 milliseconds. */
//! verdict VERIFIED
//! search dpor
//! patient
public class Debounced {

    private static long last = -1;
    private static boolean closed;
    private static int handled;

    private static void handle() {
        synchronized (Debounced.class) {
            try {
                while (!closed || last >= 0) {
                    if (last < 0) {
                        Debounced.class.wait();
                        continue;
                    }
                    long left = last + 50 - System.currentTimeMillis();
                    if (left > 0) {
                        Debounced.class.wait(left);
                    } else {
                        last = -1;
                        handled++;
                    }
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread handler = new Thread(Debounced::handle);
        handler.start();
        for (int i = 0; i < 2; i++) {
            synchronized (Debounced.class) {
                last = System.currentTimeMillis();
                Debounced.class.notifyAll();
            }
            Thread.sleep(10);
        }
        Thread.sleep(200);
        synchronized (Debounced.class) {
            closed = true;
            Debounced.class.notifyAll();
        }
        handler.join(1_000);
        assert !handler.isAlive();
        synchronized (Debounced.class) {
            assert handled == 1 : handled;
        }
    }
}
