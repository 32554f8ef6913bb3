package corpus.wrong;

import dev.heddle.Heddle;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.IntUnaryOperator;

/** A lambda that calls itself without end for some inputs, in a task that keeps the error to itself. */
//! verdict FOUND
//! search dpor
//! steps 1000000
public class InputRecursionOfTask {

    private static IntUnaryOperator collatz;

    public static void main(String[] args) throws Exception {
        int x = Heddle.anyInt("x", 0, 5);
        collatz = n -> n == 1 ? 0 : n % 2 == 0 ? collatz.applyAsInt(n / 2) + 1 : collatz.applyAsInt(3 * n + 1) + 1;
        FutureTask<Integer> task = new FutureTask<>(() -> collatz.applyAsInt(x));
        task.run();
        try {
            task.get();
        } catch (ExecutionException e) {
            assert !(e.getCause() instanceof StackOverflowError); //! finds assertion-failed
        }
    }
}
