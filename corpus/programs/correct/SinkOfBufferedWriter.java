package corpus.correct;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Writer;

/** A buffered writer hands its sink whole what each thread wrote. */
//! verdict VERIFIED
//! search dpor
public class SinkOfBufferedWriter {

    private static final class Sink extends Writer {

        private final StringBuilder text = new StringBuilder();

        @Override
        public void write(char[] chars, int offset, int length) {
            text.append(chars, offset, length);
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
        BufferedWriter writer = new BufferedWriter(sink, 2);
        Runnable write = () -> {
            try {
                writer.write("abc");
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
        assert sink.text.toString().equals("abcabc");
    }
}
