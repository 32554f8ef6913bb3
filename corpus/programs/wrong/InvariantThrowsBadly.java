package corpus.wrong;

import dev.heddle.Heddle;

/** An invariant throws something that loops for ever when it is asked what it is. */
//! verdict FOUND
//! finds invariant-violated
public class InvariantThrowsBadly {

    private static volatile int count;

    static class Endless extends RuntimeException {

        @Override
        public String getMessage() {
            while (count < 10) {
            }
            return "ten";
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Heddle.invariant("small", () -> {
            if (count > 0) {
                throw new Endless();
            }
            return true;
        });
        Thread thread = new Thread(() -> count = 1);
        thread.start();
        thread.join();
    }
}
