package corpus.wrong;

import dev.heddle.Heddle;

/** A field is null or not as an input says, and is used: 2 paths, one with an exception. */
//! verdict FOUND
//! search dpor
//! executions 2
public class InputNull {

    private String name;

    public static void main(String[] args) {
        InputNull object = new InputNull();
        if (Heddle.anyInt("x") != 31) {
            object.name = "set";
        }
        object.name.length(); //! finds uncaught-exception
    }
}
