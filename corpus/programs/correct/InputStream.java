package corpus.correct;

import dev.heddle.Heddle;
import java.util.stream.IntStream;

/** What goes into a stream becomes a plain value: each of three is tried, 3 paths. */
//! verdict VERIFIED
//! search dpor
//! executions 3
public class InputStream {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", 0, 2);
        int sum = IntStream.of(x, 1, 2).filter(each -> each > 0).sum();
        assert sum == x + 3;
    }
}
