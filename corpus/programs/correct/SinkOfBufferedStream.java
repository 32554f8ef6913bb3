package corpus.correct;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** The lock of a buffer guards the sink behind it. */
//! verdict VERIFIED
//! search dpor
//! executions 4
public class SinkOfBufferedStream {

    private static final class Sink extends OutputStream {

        private int bytes;

        @Override
        public void write(int b) {
            bytes++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Sink sink = new Sink();
        OutputStream stream = new BufferedOutputStream(sink, 2);
        Runnable write = () -> {
            try {
                stream.write(new byte[3]);
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        };
        Thread first = new Thread(write);
        Thread second = new Thread(write);
        first.start();
        second.start();
        first.join();
        second.join();
        assert sink.bytes == 6;
    }
}
