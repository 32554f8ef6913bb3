package corpus.wrong;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The program believes that the first of two tasks is the one whose result is taken. */
//! verdict FOUND
//! search random
//! budget 2000
public class InvokeAnyFirst {

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Callable<String>> tasks = List.of(() -> "first", () -> "second");
        String answer = pool.invokeAny(tasks);
        pool.shutdown();
        assert answer.equals("first"); //! finds assertion-failed
    }
}
