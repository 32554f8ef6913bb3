package corpus.wrong;

import dev.heddle.Heddle;
import java.util.ArrayList;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;

/** A task, a function and a supplier that extend classes of the JDK. */
//! verdict FOUND
//! search dpor
public class InputOverriddenTask {

    static class All extends ArrayList<String> implements Callable<Integer>, Function<Integer, Integer>, Supplier<Object> {

        private int kept;

        @Override
        public Integer call() {
            return kept + 1;
        }

        @Override
        public Integer apply(Integer x) {
            kept = x * 3;
            return kept;
        }

        @Override
        public Object get() {
            return kept;
        }
    }

    public static void main(String[] args) throws Exception {
        All all = new All();
        Function<Integer, Integer> function = all;
        Callable<Integer> task = all;
        Supplier<Object> supplier = all;
        int tripled = function.apply(Heddle.anyInt("x", 0, 1_000_000));
        assert task.call() != 370_366 || !supplier.get().equals(tripled); //! finds assertion-failed
    }
}
