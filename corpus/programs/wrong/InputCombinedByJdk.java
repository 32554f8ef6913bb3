package corpus.wrong;

import dev.heddle.Heddle;
import java.util.Comparator;
import java.util.concurrent.CompletableFuture;
import java.util.function.BinaryOperator;

/** A function of the JDK's making compares what futures have for it. */
//! verdict FOUND
//! search dpor
public class InputCombinedByJdk {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", 0, 100);
        CompletableFuture<Integer> least = CompletableFuture.completedFuture(50).thenCombine(CompletableFuture.completedFuture(x),
                BinaryOperator.minBy(Comparator.<Integer>naturalOrder()));
        assert least.join() != 7; //! finds assertion-failed
    }
}
