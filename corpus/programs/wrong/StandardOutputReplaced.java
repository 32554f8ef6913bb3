package corpus.wrong;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

/** The standard output is replaced between two looks at it. */
//! verdict FOUND
//! search dpor
//! finds assertion-failed, data-race
public class StandardOutputReplaced {

    public static void main(String[] args) throws Exception {
        PrintStream before = System.out;
        Thread thread = new Thread(() -> System.setOut(new PrintStream(new ByteArrayOutputStream())));
        thread.start();
        PrintStream now = System.out;
        thread.join();
        assert now == before;
    }
}
