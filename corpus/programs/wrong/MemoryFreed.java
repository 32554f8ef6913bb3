package corpus.wrong;

import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Memory outside of the heap is given back while another thread still writes to it. */
//! verdict FOUND
//! search dpor
//! finds assertion-failed, data-race
public class MemoryFreed {

    public static void main(String[] args) throws Exception {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        Unsafe unsafe = (Unsafe) field.get(null);
        long address = unsafe.allocateMemory(16);
        Thread thread = new Thread(() -> unsafe.putInt(address + 8, 1));
        thread.start();
        thread.join(1);
        unsafe.freeMemory(address);
        thread.join();
    }
}
