package corpus.wrong;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.WritableByteChannel;

/** One thread writes to a channel, which has a lock, the other to the stream behind it, which has none. */
//! verdict FOUND
//! search dpor
public class SinkOfChannel {

    private static final class Sink extends OutputStream {

        private int count;

        @Override
        public void write(int value) {
            count++; //! finds data-race
        }
    }

    public static void main(String[] args) throws Exception {
        Sink sink = new Sink();
        WritableByteChannel channel = Channels.newChannel(sink);
        Thread writer = new Thread(() -> {
            try {
                channel.write(ByteBuffer.wrap(new byte[1]));
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        });
        writer.start();
        sink.write(1);
        writer.join();
    }
}
