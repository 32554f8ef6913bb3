package corpus.correct;

import dev.heddle.Heddle;

/** A string of any length of which only the beginning and a few characters of length matter: the bound on its length is no reason for what is left out. */
//! verdict VERIFIED
//! search dpor
//! executions 3
public class InputStringBegins {

    public static void main(String[] args) {
        String s = Heddle.anyString("s");
        int kind = 0;
        if (s.startsWith("a")) {
            kind = 1;
        } else if (s.length() > 3) {
            kind = 2;
        } else if (s.equals("abc")) {
            kind = 3;
        }
        assert kind != 3;
    }
}
