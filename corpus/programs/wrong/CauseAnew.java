package corpus.wrong;

/** An exception has a new cause whenever somebody asks, and that has one, too. */
//! verdict FOUND
public class CauseAnew {

    static class Caused extends Exception {

        @Override
        public synchronized Throwable getCause() {
            return new Caused();
        }
    }

    public static void main(String[] args) throws Caused {
        throw new Caused(); //! finds uncaught-exception
    }
}
