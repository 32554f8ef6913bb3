package corpus.correct;

import dev.heddle.Heddle;
import java.util.AbstractList;
import java.util.List;

/** The sum of three elements that a list of the program's computes, by the iterator that it inherits: what the JDK asks for is pinned, for each of 4 inputs. */
//! verdict VERIFIED
//! search dpor
//! executions 4
public class InputOverriddenElement {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", 0, 3);
        List<Integer> list = new AbstractList<>() {
            @Override
            public Integer get(int index) {
                return x + index;
            }

            @Override
            public int size() {
                return 3;
            }
        };
        int sum = 0;
        for (int each : list) {
            sum += each;
        }
        assert sum == 3 * x + 3;
    }
}
