package corpus.wrong;

import java.util.List;

/** Two failures tell of each other, through a list, and look for their cause in each other: who asks gets to the end of the stack. */
//! verdict FOUND
public class CausesRecurse {

    static class Half extends AssertionError {

        Half other;

        @Override
        public String toString() {
            return List.of("half", other).toString();
        }

        @Override
        public synchronized Throwable getCause() {
            return other.getCause();
        }
    }

    public static void main(String[] args) {
        Half one = new Half(); //! finds assertion-failed
        one.other = new Half();
        one.other.other = one;
        throw one;
    }
}
