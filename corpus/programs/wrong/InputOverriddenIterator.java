package corpus.wrong;

import dev.heddle.Heddle;
import java.util.Iterator;

/** An iterator of the program's hands out inputs. */
//! verdict FOUND
//! search dpor
public class InputOverriddenIterator {

    static class Twice extends Thread implements Iterator<String> {

        private final String text;
        private int left = 2;

        Twice(String text) {
            this.text = text;
        }

        @Override
        public boolean hasNext() {
            return left > 0;
        }

        @Override
        public String next() {
            left--;
            return text;
        }
    }

    public static void main(String[] args) {
        Iterator<String> all = new Twice(Heddle.anyString("text", 4));
        String both = "";
        while (all.hasNext()) {
            both += all.next();
        }
        assert !both.equals("abab"); //! finds assertion-failed
    }
}
