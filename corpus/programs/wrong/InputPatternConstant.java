package corpus.wrong;

import dev.heddle.Heddle;

/** A switch with patterns compares the box with its constants, in code that the JVM makes. */
//! verdict FOUND
//! search dpor
//! jdk 21
public class InputPatternConstant {

    public static void main(String[] args) {
        Integer x = Heddle.anyInt("x", 0, 9);
        int way = switch (x) {
            case 5 -> 1;
            case Integer large when large > 7 -> 2;
            case Integer other -> 3;
        };
        assert way != 1; //! finds assertion-failed
    }
}
