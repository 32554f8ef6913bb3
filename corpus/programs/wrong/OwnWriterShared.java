package corpus.wrong;

import java.io.PrintWriter;
import java.io.StringWriter;

/** A writer of the program counts lines; two threads print on one that the JDK has put before it. */
//! verdict FOUND
//! search dpor
//! finds assertion-failed, data-race
public class OwnWriterShared {

    static class Counting extends StringWriter {
        int count;

        @Override
        public void write(String text, int from, int length) {
            count++;
        }
    }

    public static void main(String[] args) throws Exception {
        Counting counting = new Counting();
        PrintWriter printer = new PrintWriter(counting);
        Thread thread = new Thread(() -> counting.count++);
        thread.start();
        printer.write("a");
        thread.join();
        assert counting.count == 2;
    }
}
