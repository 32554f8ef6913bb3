import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Writes to the field that says who is in control, by its address. */
public class WritesPastReflection {

    private static int count;

    private static void race() throws Exception {
        Thread other = new Thread(() -> count++);
        other.start();
        count++;
        other.join();
        assert count == 2;
    }

    public static void main(String[] args) throws Throwable {
        Field unsafe = Unsafe.class.getDeclaredField("theUnsafe");
        unsafe.setAccessible(true);
        Unsafe memory = (Unsafe) unsafe.get(null);
        Field current = ClassLoader.getPlatformClassLoader().loadClass("dev.heddle.runtime.Control").getField("current");
        memory.putObject(memory.staticFieldBase(current), memory.staticFieldOffset(current), null);
        race();
    }
}
