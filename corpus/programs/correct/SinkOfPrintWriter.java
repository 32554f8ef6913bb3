package corpus.correct;

import java.io.PrintWriter;
import java.io.Writer;

/** A sink that locks itself is behind a writer that locks it, too. */
//! verdict VERIFIED
//! search dpor
//! executions 4
public class SinkOfPrintWriter {

    private static final class Sink extends Writer {

        private int chars;

        @Override
        public synchronized void write(char[] text, int offset, int length) {
            chars += length;
        }

        @Override
        public void flush() {
        }

        @Override
        public void close() {
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Sink sink = new Sink();
        PrintWriter writer = new PrintWriter(sink);
        Thread first = new Thread(() -> writer.print("a"));
        Thread second = new Thread(() -> writer.print("b"));
        first.start();
        second.start();
        first.join();
        second.join();
        assert sink.chars == 2;
    }
}
