import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Ends the JVM by a method handle. */
public class HaltsByHandle {

    private static int count;

    private static void race() throws Exception {
        Thread other = new Thread(() -> count++);
        other.start();
        count++;
        other.join();
        assert count == 2;
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.lookup().findVirtual(Runtime.class, "halt", MethodType.methodType(void.class, int.class)).invoke(Runtime.getRuntime(), 0);
        race();
    }
}
