package corpus.wrong;

/** A string copies its characters into an array that another thread reads. */
//! verdict FOUND
//! search dpor
//! finds assertion-failed, data-race
public class CharsOfString {

    public static void main(String[] args) throws Exception {
        char[] chars = new char[2];
        Thread thread = new Thread(() -> "ab".getChars(0, 2, chars, 0));
        thread.start();
        char first = chars[0];
        thread.join();
        assert first == 'a';
    }
}
