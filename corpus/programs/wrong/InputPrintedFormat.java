package corpus.wrong;

import dev.heddle.Heddle;

/** A format that depends on an input may be refused. */
//! verdict FOUND
//! search dpor
public class InputPrintedFormat {

    public static void main(String[] args) {
        String kind = "%" + (char) Heddle.anyInt("c", 'x', 'z');
        System.out.format(kind, 1); //! finds uncaught-exception
    }
}
