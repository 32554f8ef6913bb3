package corpus.wrong;

import java.nio.ByteBuffer;
import java.nio.IntBuffer;

/** Two threads count in a buffer, through a view of it. */
//! verdict FOUND
//! search dpor
//! finds assertion-failed, data-race
public class BufferCounter {

    public static void main(String[] args) throws Exception {
        IntBuffer counter = ByteBuffer.allocate(16).asIntBuffer();
        Runnable work = () -> counter.put(1, counter.get(1) + 1);
        Thread one = new Thread(work);
        Thread other = new Thread(work);
        one.start();
        other.start();
        one.join();
        other.join();
        assert counter.get(1) == 2;
    }
}
