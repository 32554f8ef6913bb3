package corpus.correct;

import java.nio.LongBuffer;

/** Two threads count in a buffer, one after the other. */
//! verdict VERIFIED
//! search dpor
//! executions 2
public class BufferWithLock {

    public static void main(String[] args) throws Exception {
        LongBuffer counter = LongBuffer.allocate(1);
        Runnable work = () -> {
            synchronized (counter) {
                counter.put(0, counter.get(0) + 1);
            }
        };
        Thread one = new Thread(work);
        Thread other = new Thread(work);
        one.start();
        other.start();
        one.join();
        other.join();
        assert counter.get(0) == 2;
    }
}
