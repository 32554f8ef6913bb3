package corpus.correct;

import java.util.stream.IntStream;

/** What a parallel stream's body throws comes out of the stream, whichever thread ran it. */
//! verdict BUDGET_SPENT
//! search random
//! budget 100
//! processors 2
public class StreamThrows {

    public static void main(String[] args) {
        try {
            IntStream.range(0, 4).parallel().forEach(i -> {
                if (i == 2) {
                    throw new IllegalArgumentException("two");
                }
            });
            throw new AssertionError("no exception");
        } catch (IllegalArgumentException expected) {
            assert expected.getMessage() != null;
        }
    }
}
