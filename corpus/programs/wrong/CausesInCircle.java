package corpus.wrong;

import java.io.IOException;
import java.io.UncheckedIOException;

/** Exceptions that caused and suppressed each other. */
//! verdict FOUND
public class CausesInCircle {

    public static void main(String[] args) {
        IOException first = new IOException("first");
        IOException second = new IOException("second", first);
        UncheckedIOException third = new UncheckedIOException("third", second); //! finds uncaught-exception
        first.initCause(third);
        second.addSuppressed(third);
        third.addSuppressed(first);
        throw third;
    }
}
