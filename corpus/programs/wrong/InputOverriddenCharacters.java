package corpus.wrong;

import dev.heddle.Heddle;

/** A sequence of characters of the program's own: length, characters, and what it says of itself. */
//! verdict FOUND
//! search dpor
public class InputOverriddenCharacters {

    record Padded(String text, int pad) implements CharSequence {

        @Override
        public int length() {
            return text.length() + pad;
        }

        @Override
        public char charAt(int index) {
            return index < pad ? ' ' : text.charAt(index - pad);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            throw new UnsupportedOperationException();
        }

        @Override
        public String toString() {
            return pad + text;
        }
    }

    public static void main(String[] args) {
        CharSequence padded = new Padded(Heddle.anyString("text", 4), Heddle.anyInt("pad", 0, 9));
        if (padded.length() == 5 && padded.charAt(4) == 'z') {
            assert !padded.toString().startsWith("3y"); //! finds assertion-failed
        }
    }
}
