package corpus.wrong;

import dev.heddle.Heddle;
import java.io.FilterOutputStream;
import java.io.OutputStream;

/** A byte goes to a stream of the program's, by the type of the JDK. */
//! verdict FOUND
//! search dpor
public class InputOverriddenStream {

    static class Counting extends FilterOutputStream {

        private int sum;

        Counting() {
            super(null);
        }

        @Override
        public void write(int b) {
            sum += b;
        }
    }

    public static void main(String[] args) throws Exception {
        Counting counting = new Counting();
        OutputStream stream = counting;
        stream.write(Heddle.anyInt("b"));
        stream.write(7);
        assert counting.sum != 1234567; //! finds assertion-failed
    }
}
