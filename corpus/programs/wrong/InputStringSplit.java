package corpus.wrong;

import dev.heddle.Heddle;

/** A string of two parts is found, of which the second is no number. */
//! verdict FOUND
//! search dpor
public class InputStringSplit {

    public static void main(String[] args) {
        String[] parts = Heddle.anyString("setting", 12).split("=");
        if (parts.length == 2 && parts[0].strip().equals("warp")) {
            Integer.parseInt(parts[1], 16); //! finds uncaught-exception
        }
    }
}
