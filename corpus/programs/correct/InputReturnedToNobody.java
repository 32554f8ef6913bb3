package corpus.correct;

import dev.heddle.Heddle;
import java.util.concurrent.atomic.AtomicInteger;

/** What a method returns that is run as a task is nobody's, so that it need not be pinned. */
//! verdict VERIFIED
//! search dpor
//! executions 1
public class InputReturnedToNobody {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        AtomicInteger number = new AtomicInteger(x);
        Runnable task = number::incrementAndGet;
        task.run();
        assert number.get() == x + 1;
    }
}
