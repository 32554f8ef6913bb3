package corpus.wrong;

import dev.heddle.Heddle;

/** Switches with constants beside patterns, which the JVM decides. */
//! verdict FOUND
//! search dpor
//! jdk 21
public class InputSwitchConstantAndPattern {

    static int kind(String text) {
        return switch (text) {
            case "warp" -> 1;
            case String other when other.length() > 5 -> 2;
            case String other -> 3;
        };
    }

    static int size(Integer number) {
        return switch (number) {
            case 70_070 -> 1;
            case Integer other when other > 90_000 -> 2;
            case Integer other -> 3;
        };
    }

    public static void main(String[] args) {
        String text = Heddle.anyString("text");
        int number = Heddle.anyInt("number");
        assert kind(text) != 1 || size(number) != 1; //! finds assertion-failed
    }
}
