package corpus.wrong;

import dev.heddle.Heddle;

/** An anonymous class captures an input, and an inner class sees a field of the outer one. */
//! verdict FOUND
//! search dpor
public class InputInnerClass {

    private int field;

    private final class Inner {
        int sum(int other) {
            return field + other;
        }
    }

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        InputInnerClass outer = new InputInnerClass();
        outer.field = x;
        Inner inner = outer.new Inner();
        Object anonymous = new Object() {
            @Override
            public int hashCode() {
                return inner.sum(x);
            }
        };
        assert anonymous.hashCode() != 1998; //! finds assertion-failed
    }
}
