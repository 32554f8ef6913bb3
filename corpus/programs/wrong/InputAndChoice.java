package corpus.wrong;

import dev.heddle.Heddle;

/** One of three choices and one number fail together. */
//! verdict FOUND
//! search dpor
public class InputAndChoice {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        int choice = Heddle.choose(3);
        if (choice == 2) {
            assert x * choice != 50; //! finds assertion-failed
        }
    }
}
