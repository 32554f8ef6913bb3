package corpus.wrong;

/** An exception has more to say than anybody reads. */
//! verdict FOUND
public class MessageOfMegabytes {

    public static void main(String[] args) {
        throw new IllegalStateException("more ".repeat(2_000_000)); //! finds uncaught-exception
    }
}
