import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Finds classes by a loader, and asks by a method handle not to be seen. */
public class AsksByHandle {

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
        MethodHandles.publicLookup().findStatic(loader.loadClass("dev.heddle.runtime.Control"), "beginQuiet", type).invoke();
        race();
    }
}
