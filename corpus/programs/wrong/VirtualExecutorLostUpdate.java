package corpus.wrong;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Tasks in virtual threads lose an update. */
//! verdict FOUND
//! jdk 21
//! search random
//! budget 2000
public class VirtualExecutorLostUpdate {

    private static int value;

    public static void main(String[] args) {
        try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 2; i++) {
                executor.submit(() -> value++); //! finds data-race
            }
        }
        assert value == 2; //! finds assertion-failed
    }
}
