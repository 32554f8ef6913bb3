package corpus.wrong;

import dev.heddle.Heddle;

/** Strings are put together, by operator and by builder. */
//! verdict FOUND
//! search dpor
public class InputStringConcat {

    public static void main(String[] args) {
        String name = Heddle.anyString("name", 4);
        String greeting = "Hello, " + name + "!";
        String longer = new StringBuilder(greeting).append('?').toString();
        assert !longer.equals("Hello, Bob!?"); //! finds assertion-failed
    }
}
