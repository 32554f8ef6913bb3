package corpus.wrong;

import java.io.OutputStream;
import java.io.PrintStream;

/** The locks of two streams do not guard one sink behind both. */
//! verdict FOUND
//! search dpor
//! all
public class SinkOfTwoStreams {

    private static final class Sink extends OutputStream {

        private int bytes;

        @Override
        public void write(int b) {
            bytes++; //! finds data-race
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Sink sink = new Sink();
        PrintStream one = new PrintStream(sink, true);
        PrintStream other = new PrintStream(sink, true);
        Thread first = new Thread(() -> one.print("a"));
        Thread second = new Thread(() -> other.print("b"));
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
