package corpus.wrong;

/** A text is formatted of an array that another thread changes. */
//! verdict FOUND
//! search dpor
//! finds assertion-failed, data-race
public class FormatArguments {

    public static void main(String[] args) throws Exception {
        Object[] parts = {"a", "b"};
        Thread thread = new Thread(() -> parts[0] = "c");
        thread.start();
        String text = String.format("%s%s", parts);
        thread.join();
        assert text.equals("ab");
    }
}
