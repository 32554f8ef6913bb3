package corpus.wrong;

/** An assertion that fails in a thread that nobody asks about. */
//! verdict FOUND
public class ChildAssertion {

    private static volatile int x;

    public static void main(String[] args) {
        Thread child = new Thread(() -> {
            assert x == 0; //! finds assertion-failed
        });
        child.start();
        x = 1;
    }
}
