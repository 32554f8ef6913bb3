package corpus.wrong;

/** An exception in a child thread that nobody joins. */
//! verdict FOUND
public class ChildException {

    public static void main(String[] args) {
        new Thread(() -> {
            int[] empty = new int[0];
            empty[0] = 1; //! finds uncaught-exception
        }).start();
    }
}
