package corpus.correct;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** Each thread has its part of memory outside of the heap. */
//! verdict VERIFIED
//! search dpor
//! jdk 22
//! executions 1
public class SegmentsApart {

    public static void main(String[] args) throws Exception {
        MemorySegment memory = Arena.global().allocate(16);
        Thread thread = new Thread(() -> memory.asSlice(0, 8).fill((byte) 1));
        thread.start();
        memory.set(ValueLayout.JAVA_LONG, 8, 5);
        thread.join();
        assert memory.get(ValueLayout.JAVA_BYTE, 7) == 1 && memory.get(ValueLayout.JAVA_LONG, 8) == 5;
    }
}
