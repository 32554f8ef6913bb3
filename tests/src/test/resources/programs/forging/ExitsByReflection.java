/** Ends the JVM by reflection, after the other thread was started. */
public class ExitsByReflection {

    private static int count;

    private static void race() throws Exception {
        Thread other = new Thread(() -> count++);
        other.start();
        count++;
        other.join();
        assert count == 2;
    }

    public static void main(String[] args) throws Throwable {
        Thread other = new Thread(() -> { });
        other.start();
        other.join();
        Runtime.class.getMethod("exit", int.class).invoke(Runtime.getRuntime(), 0);
        race();
    }
}
