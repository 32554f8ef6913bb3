package corpus.wrong;

import java.nio.ByteBuffer;

/** The position of a buffer is shared, though its bytes are not. */
//! verdict FOUND
//! search dpor
//! finds assertion-failed, data-race
public class BufferPosition {

    public static void main(String[] args) throws Exception {
        ByteBuffer buffer = ByteBuffer.allocateDirect(8);
        Runnable work = () -> buffer.put((byte) 1);
        Thread one = new Thread(work);
        Thread other = new Thread(work);
        one.start();
        other.start();
        one.join();
        other.join();
        assert buffer.position() == 2;
    }
}
