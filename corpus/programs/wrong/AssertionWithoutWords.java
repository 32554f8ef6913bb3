package corpus.wrong;

import java.io.PrintStream;
import java.io.PrintWriter;

/** A failed assertion gives nothing when it is asked, or worse. */
//! verdict FOUND
public class AssertionWithoutWords {

    static class Nothing extends AssertionError {

        @Override
        public String getMessage() {
            return null;
        }

        @Override
        public String toString() {
            return null;
        }

        @Override
        public StackTraceElement[] getStackTrace() {
            return null;
        }

        @Override
        public void printStackTrace(PrintStream out) {
            throw this;
        }

        @Override
        public void printStackTrace(PrintWriter out) {
            throw this;
        }

        @Override
        public int hashCode() {
            throw this;
        }

        @Override
        public boolean equals(Object other) {
            throw this;
        }
    }

    public static void main(String[] args) {
        throw new Nothing(); //! finds assertion-failed
    }
}
