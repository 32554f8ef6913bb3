package corpus.wrong;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** What an exception of a pool's thread says of itself never comes to an end, and does not let itself be stopped. */
//! verdict FOUND
public class MessageForEver {

    static class Endless extends IllegalStateException {

        @Override
        public String toString() {
            long rounds = 0;
            while (true) {
                try {
                    Thread.sleep(1);
                } catch (Throwable again) {
                    rounds++;
                }
            }
        }
    }

    public static void main(String[] args) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(() -> {
            throw new Endless(); //! finds uncaught-exception
        });
        pool.shutdown();
    }
}
