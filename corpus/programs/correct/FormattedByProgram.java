package corpus.correct;

import java.io.OutputStream;
import java.io.PrintStream;
import java.util.Formattable;
import java.util.Formatter;

/** A stream of the program's choice formats with code of the program, under its lock. */
//! verdict VERIFIED
//! search dpor
//! executions 4
public class FormattedByProgram {

    private static int formatted;

    private static final class Name implements Formattable {

        @Override
        public void formatTo(Formatter formatter, int flags, int width, int precision) {
            formatted++;
            formatter.format("name");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        System.setOut(new PrintStream(OutputStream.nullOutputStream(), true));
        Thread first = new Thread(() -> System.out.printf("%s", new Name()));
        Thread second = new Thread(() -> System.out.printf("%s", new Name()));
        first.start();
        second.start();
        first.join();
        second.join();
        assert formatted == 2;
    }
}
