package corpus.correct;

import dev.heddle.Heddle;

/** Interface methods with a body, generic ones too, pass inputs on: 2 paths. */
//! verdict VERIFIED
//! search dpor
//! executions 2
public class InputDefaultMethod {

    interface Check<T> {
        boolean holds(T value);

        default boolean holdsNot(T value) {
            return !holds(value);
        }
    }

    public static void main(String[] args) {
        Check<Integer> positive = value -> value > 0;
        Integer x = Heddle.anyInt("x");
        assert positive.holds(x) != positive.holdsNot(x);
    }
}
