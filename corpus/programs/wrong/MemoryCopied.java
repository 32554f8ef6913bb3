package corpus.wrong;

import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Memory outside of the heap is copied while another thread fills it. */
//! verdict FOUND
//! search dpor
//! finds assertion-failed, data-race
public class MemoryCopied {

    public static void main(String[] args) throws Exception {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        Unsafe unsafe = (Unsafe) field.get(null);
        long from = unsafe.allocateMemory(8);
        long to = unsafe.allocateMemory(8);
        unsafe.setMemory(from, 8, (byte) 0);
        Thread thread = new Thread(() -> unsafe.setMemory(from, 8, (byte) 1));
        thread.start();
        unsafe.copyMemory(from, to, 8);
        thread.join();
        assert unsafe.getLong(to) == 0;
    }
}
