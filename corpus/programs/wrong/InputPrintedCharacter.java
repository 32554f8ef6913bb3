package corpus.wrong;

import dev.heddle.Heddle;

/** Not every number can be printed as a character. */
//! verdict FOUND
//! search dpor
public class InputPrintedCharacter {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", 0x10fffe, 0x110001);
        System.out.printf("%5c%n", x); //! finds uncaught-exception
    }
}
