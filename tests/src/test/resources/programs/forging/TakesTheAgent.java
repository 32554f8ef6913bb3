import java.lang.instrument.Instrumentation;
import java.lang.reflect.Field;

/** Takes from the agent what it changes classes with. */
public class TakesTheAgent {

    private static int count;

    private static void race() throws Exception {
        Thread other = new Thread(() -> count++);
        other.start();
        count++;
        other.join();
        assert count == 2;
    }

    public static void main(String[] args) throws Throwable {
        Field field = ClassLoader.getSystemClassLoader().loadClass("dev.heddle.agent.Agent").getDeclaredField("instrumentation");
        field.setAccessible(true);
        Instrumentation jvm = (Instrumentation) field.get(null);
        jvm.redefineClasses();
        race();
    }
}
