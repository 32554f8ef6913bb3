package corpus.wrong;

import java.io.IOException;

/** An exception does what nobody controls before it says what it is; that it was thrown is known before. */
//! verdict FOUND
public class MessageConnects {

    static class Busy extends RuntimeException {

        @Override
        public String getMessage() {
            try {
                return "there is " + System.in.read();
            } catch (IOException e) {
                return null;
            }
        }

        @Override
        public String toString() {
            try {
                return "as " + new ProcessBuilder("none").start();
            } catch (IOException e) {
                return null;
            }
        }
    }

    public static void main(String[] args) {
        throw new Busy(); //! finds uncaught-exception
    }
}
