package corpus.wrong;

import java.nio.ByteBuffer;

/** Two slices of a direct buffer overlap in one byte. */
//! verdict FOUND
//! search dpor
//! finds assertion-failed, data-race
public class SlicesOverlap {

    public static void main(String[] args) throws Exception {
        ByteBuffer buffer = ByteBuffer.allocateDirect(8);
        ByteBuffer low = buffer.slice(0, 5);
        ByteBuffer high = buffer.slice(4, 4);
        Thread thread = new Thread(() -> low.putInt(1, -1));
        thread.start();
        high.put(0, (byte) 1);
        thread.join();
        assert high.get(0) == 1;
    }
}
