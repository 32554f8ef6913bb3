package corpus.wrong;

import java.io.PrintWriter;
import java.io.Writer;

/** Two writers print to each other, each with its own lock. */
//! verdict FOUND
//! search dpor
public class WritersInOppositeOrder {

    private static PrintWriter one;
    private static PrintWriter other;

    private static final class Sink extends Writer {

        private final boolean first;

        Sink(boolean first) {
            this.first = first;
        }

        @Override
        public void write(char[] text, int offset, int length) {
            if (text[offset] == '1') {
                (first ? other : one).print("2"); //! finds deadlock
            }
        }

        @Override
        public void flush() {
        }

        @Override
        public void close() {
        }
    }

    public static void main(String[] args) throws InterruptedException {
        one = new PrintWriter(new Sink(true));
        other = new PrintWriter(new Sink(false));
        Thread first = new Thread(() -> one.print("1"));
        Thread second = new Thread(() -> other.print("1"));
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
