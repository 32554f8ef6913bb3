package corpus.wrong;

import dev.heddle.Heddle;
import java.util.HashSet;

/** A method that the class overrides, called by its super: the JDK looks at what it is given. */
//! verdict FOUND
//! search dpor
public class InputSuperCall {

    static class Words extends HashSet<String> {

        @Override
        public boolean contains(Object word) {
            return false;
        }

        boolean knows(String word) {
            return super.contains(word);
        }
    }

    public static void main(String[] args) {
        Words words = new Words();
        words.add("b");
        assert !words.knows(String.valueOf((char) Heddle.anyInt("c", 'a', 'd'))); //! finds assertion-failed
    }
}
