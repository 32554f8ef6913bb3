package corpus.wrong;

import dev.heddle.Heddle;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

/** What an object says is printed on a stream of the program's, and while it says so it prints on another. */
//! verdict FOUND
//! search dpor
public class InputPrintedWhilePrinting {

    record Noisy(int x) {

        @Override
        public String toString() {
            System.out.println("asked for " + x);
            return "noisy " + x;
        }
    }

    public static void main(String[] args) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream own = new PrintStream(bytes, true);
        own.print(new Noisy(Heddle.anyInt("x", 0, 9)));
        assert !bytes.toString().equals("noisy 6"); //! finds assertion-failed
    }
}
