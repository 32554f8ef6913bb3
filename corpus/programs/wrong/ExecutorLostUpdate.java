package corpus.wrong;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The lost update with its body in tasks of an executor. */
//! verdict FOUND
//! search random
//! budget 10000
public class ExecutorLostUpdate {

    private static int value;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<?> first = pool.submit(() -> value++); //! finds data-race
        Future<?> second = pool.submit(() -> value++); //! finds data-race
        first.get();
        second.get();
        pool.shutdown();
        assert value == 2; //! finds assertion-failed
    }
}
