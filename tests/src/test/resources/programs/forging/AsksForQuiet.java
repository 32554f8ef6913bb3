/** Finds the class by a loader, which nobody looks at, and asks not to be seen. */
public class AsksForQuiet {

    private static int count;

    private static void race() throws Exception {
        Thread other = new Thread(() -> count++);
        other.start();
        count++;
        other.join();
        assert count == 2;
    }

    public static void main(String[] args) throws Throwable {
        Class<?> control = ClassLoader.getPlatformClassLoader().loadClass("dev.heddle.runtime.Control");
        control.getMethod("beginQuiet").invoke(null);
        race();
    }
}
