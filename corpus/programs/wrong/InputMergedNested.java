package corpus.wrong;

import dev.heddle.Heddle;

/** Nested conditions of three inputs, of which one combination gives a number that is too large. */
//! verdict FOUND
//! search dpor
public class InputMergedNested {

    public static void main(String[] args) {
        int a = Heddle.anyInt("a");
        int b = Heddle.anyInt("b");
        boolean c = Heddle.anyBoolean("c");
        int level = 0;
        if (a > 1000) {
            level = 1;
            if (b == a + 5) {
                level += c ? 2 : 1;
            }
        } else if (c) {
            level = 2;
        }
        assert level < 3; //! finds assertion-failed
    }
}
