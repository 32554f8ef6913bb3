package corpus.wrong;

/** An exception ends the program when it is asked what it is. */
//! verdict FOUND
public class MessageExits {

    static class Last extends Error {

        @Override
        public String getMessage() {
            System.exit(0);
            return "the last";
        }

        @Override
        public String toString() {
            Runtime.getRuntime().halt(0);
            return "the very last";
        }
    }

    public static void main(String[] args) {
        throw new Last(); //! finds uncaught-exception
    }
}
