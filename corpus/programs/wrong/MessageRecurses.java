package corpus.wrong;

/** The message of an exception is made of itself, and so is its hash code: who asks gets to the end of the stack. */
//! verdict FOUND
public class MessageRecurses {

    static class Deep extends RuntimeException {

        @Override
        public String getMessage() {
            return "because of " + getMessage();
        }

        @Override
        public int hashCode() {
            return 31 * hashCode() + 1;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> {
            throw new Deep(); //! finds uncaught-exception
        });
        thread.start();
        thread.join();
    }
}
