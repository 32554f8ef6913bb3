import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** The same, with the method handle found by reflection. */
public class AsksByReflectedHandle {

    private static int count;

    private static void race() throws Exception {
        Thread other = new Thread(() -> count++);
        other.start();
        count++;
        other.join();
        assert count == 2;
    }

    public static void main(String[] args) throws Throwable {
        ClassLoader loader = ClassLoader.getPlatformClassLoader();
        MethodType type = MethodType.methodType(loader.loadClass("dev.heddle.runtime.Strand"));
        Object handle = MethodHandles.Lookup.class.getMethod("findStatic", Class.class, String.class, MethodType.class)
                .invoke(MethodHandles.publicLookup(), loader.loadClass("dev.heddle.runtime.Control"), "beginQuiet", type);
        ((java.lang.invoke.MethodHandle) handle).invoke();
        race();
    }
}
