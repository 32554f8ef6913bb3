package corpus.correct;

import dev.heddle.Heddle;

/** A switch on strings, where two cases lead to the same: 3 words and the rest. */
//! verdict VERIFIED
//! search dpor
//! executions 4
public class InputStringSwitch {

    public static void main(String[] args) {
        String word = Heddle.anyString("word", 6);
        int kind = switch (word) {
            case "one" -> 1;
            case "two" -> 2;
            case "three" -> 3;
            default -> 0;
        };
        assert kind >= 0;
    }
}
