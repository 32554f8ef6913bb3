package corpus.wrong;

import dev.heddle.Heddle;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

/** The standard stream is one of the program's own, so it hears what it prints. */
//! verdict FOUND
//! search dpor
public class InputPrintedToOwn {

    public static void main(String[] args) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        System.setOut(new PrintStream(bytes, true));
        System.out.print(Heddle.anyInt("x", 0, 9));
        assert !bytes.toString().equals("6"); //! finds assertion-failed
    }
}
