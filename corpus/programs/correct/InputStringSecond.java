package corpus.correct;

import dev.heddle.Heddle;

/** One string of any length contains another, which then is no longer. No bound is needed to see it. */
//! verdict VERIFIED
//! search dpor
//! executions 3
public class InputStringSecond {

    public static void main(String[] args) {
        String s = Heddle.anyString("s");
        if (s.equals("begin")) {
            assert s.length() == 5;
        } else if (s.endsWith("end")) {
            assert s.length() >= 3;
        }
    }
}
