package corpus.wrong;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** Two threads count in memory outside of the heap. */
//! verdict FOUND
//! search dpor
//! finds assertion-failed, data-race
//! jdk 22
public class SegmentCounter {

    public static void main(String[] args) throws Exception {
        try (Arena arena = Arena.ofShared()) {
            MemorySegment counter = arena.allocate(16).asSlice(8, 8);
            Runnable work = () -> counter.set(ValueLayout.JAVA_LONG, 0, counter.get(ValueLayout.JAVA_LONG, 0) + 1);
            Thread one = new Thread(work);
            Thread other = new Thread(work);
            one.start();
            other.start();
            one.join();
            other.join();
            assert counter.get(ValueLayout.JAVA_LONG, 0) == 2;
        }
    }
}
