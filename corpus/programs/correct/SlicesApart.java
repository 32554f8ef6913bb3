package corpus.correct;

import java.nio.ByteBuffer;

/** Two threads fill halves of a buffer, each through its own slice: they share nothing. */
//! verdict VERIFIED
//! search dpor
//! executions 1
public class SlicesApart {

    public static void main(String[] args) throws Exception {
        ByteBuffer buffer = ByteBuffer.allocateDirect(16);
        ByteBuffer low = buffer.slice(0, 8);
        ByteBuffer high = buffer.slice(8, 8);
        Thread thread = new Thread(() -> low.putLong(0, 7));
        thread.start();
        high.putLong(0, 9);
        thread.join();
        assert buffer.getLong(0) == 7 && buffer.getLong(8) == 9;
    }
}
