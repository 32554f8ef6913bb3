package corpus.correct;

import java.io.OutputStream;
import java.io.PrintStream;

/** The lock of a stream guards the sink behind it. */
//! verdict VERIFIED
//! search dpor
//! executions 4
public class SinkOfPrintStream {

    private static final class Sink extends OutputStream {

        private int bytes;

        @Override
        public void write(int b) {
            bytes++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Sink sink = new Sink();
        PrintStream stream = new PrintStream(sink, true);
        Thread first = new Thread(() -> stream.print("a"));
        Thread second = new Thread(() -> stream.print("b"));
        first.start();
        second.start();
        first.join();
        second.join();
        assert sink.bytes == 2;
    }
}
