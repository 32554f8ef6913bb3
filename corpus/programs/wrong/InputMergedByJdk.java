package corpus.wrong;

import dev.heddle.Heddle;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BinaryOperator;

/** A function of the JDK's making compares what it is given. */
//! verdict FOUND
//! search dpor
public class InputMergedByJdk {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", 0, 100);
        Map<String, Integer> best = new HashMap<>();
        best.put("a", 50);
        best.merge("a", x, BinaryOperator.maxBy(Comparator.naturalOrder()));
        assert best.get("a") == 50; //! finds assertion-failed
    }
}
