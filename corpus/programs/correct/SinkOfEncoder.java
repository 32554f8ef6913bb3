package corpus.correct;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;

/** An encoder holds its lock while it hands bytes to a sink that takes another. */
//! verdict VERIFIED
//! search dpor
public class SinkOfEncoder {

    private static final class Sink extends OutputStream {

        private int bytes;

        @Override
        public void write(int b) {
            synchronized (SinkOfEncoder.class) {
                bytes++;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Sink sink = new Sink();
        OutputStreamWriter writer = new OutputStreamWriter(sink, StandardCharsets.UTF_8);
        Runnable write = () -> {
            try {
                writer.write("a");
                writer.flush();
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
        assert sink.bytes == 2;
    }
}
