package corpus.wrong;

import dev.heddle.Heddle;

/** Inputs are passed to a constructor, by it to that of the superclass, and read there. */
//! verdict FOUND
//! search dpor
public class InputConstructor {

    static class Base {
        final int kept;

        Base(int kept) {
            this.kept = kept + 1;
        }
    }

    static final class Derived extends Base {
        Derived(int x) {
            super(x * 2);
        }
    }

    public static void main(String[] args) {
        assert new Derived(Heddle.anyInt("x")).kept != 1001; //! finds assertion-failed
    }
}
