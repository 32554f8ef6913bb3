package corpus.correct;

import dev.heddle.Heddle;

/** A string is itself exactly if nothing was trimmed, nothing added, and no case changed. */
//! verdict VERIFIED
//! search dpor
public class InputStringItself {

    public static void main(String[] args) {
        String text = Heddle.anyString("text", 3);
        String more = Heddle.anyString("more", 2);
        assert (text.trim() == text) == text.trim().equals(text);
        assert (text.concat(more) == text) == more.isEmpty();
        assert text.toString() == text && String.valueOf((Object) text) == text;
        assert new String("a") != text && "a" + text != text;
    }
}
