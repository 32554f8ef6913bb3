package corpus.correct;

/** A limiter lets a call through every 100 milliseconds: three take at least 200. */
//! verdict VERIFIED
//! search dpor
//! patient
public class RateLimited {

    private static long next;

    private static void acquire() throws InterruptedException {
        long wait;
        synchronized (RateLimited.class) {
            long now = System.nanoTime();
            long turn = Math.max(now, next);
            next = turn + 100_000_000;
            wait = turn - now;
        }
        if (wait > 0) {
            Thread.sleep(wait / 1_000_000, (int) (wait % 1_000_000));
        }
    }

    public static void main(String[] args) throws InterruptedException {
        long begun = System.nanoTime();
        Thread other = new Thread(() -> {
            try {
                acquire();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        other.start();
        acquire();
        other.join();
        acquire();
        assert System.nanoTime() - begun >= 200_000_000;
    }
}
