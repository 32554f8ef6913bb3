package corpus.correct;

import dev.heddle.Heddle;

/** Interface methods with a body, generic ones too, pass inputs on, and what they answer differs whatever it is: 1 path. */
//! verdict VERIFIED
//! search dpor
//! executions 1
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
