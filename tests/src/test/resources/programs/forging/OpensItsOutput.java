import java.lang.reflect.Field;

/** Looks into what it was given to print to. */
public class OpensItsOutput {

    private static int count;

    private static void race() throws Exception {
        Thread other = new Thread(() -> count++);
        other.start();
        count++;
        other.join();
        assert count == 2;
    }

    public static void main(String[] args) throws Throwable {
        for (Class<?> type = System.out.getClass(); type != java.io.PrintStream.class; type = type.getSuperclass()) {
            for (Field field : type.getNestHost().getDeclaredFields()) {
                field.setAccessible(true);
                throw new SecurityException(field.toString());
            }
        }
        race();
    }
}
