package corpus.correct;

import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;
import java.util.Base64;

/** A class that the program defines at run time is not there before, is defined once in an execution, and begins anew in each. */
//! verdict VERIFIED
//! executions 2
public class DefinedAtRunTime {

    private static final String FILE = "yv66vgAAAD0AEQoAAgADBwAEDAAFAAYBABBqYXZhL2xhbmcvT2JqZWN0AQAGPGluaXQ+AQADKClWCQAIAAkHAAoMAAsADAEAGGNvcnB1cy9jb3JyZWN0L0dl"
            + "bmVyYXRlZAEABWNvdW50AQABSQEABENvZGUBAARuZXh0AQADKClJAQAIPGNsaW5pdD4AIQAIAAIAAAABAAgACwAMAAAAAwABAAUABgABAA0AAAARAAEAAQAA"
            + "AAUqtwABsQAAAAAAKQAOAA8AAQANAAAAFgACAAAAAAAKsgAHBGBZswAHrAAAAAAACAAQAAYAAQANAAAAEgABAAAAAAAGEAezAAexAAAAAAAA";

    private static Class<?> cache;

    public static void main(String[] args) throws Exception {
        ClassLoader loader = DefinedAtRunTime.class.getClassLoader();
        assert isMissing(loader);
        byte[] file = Base64.getDecoder().decode(FILE);
        cache = cache != null ? cache : MethodHandles.lookup().defineClass(file);
        assert !isMissing(loader) && Class.forName("corpus.correct.Generated") == cache;
        try {
            MethodHandles.lookup().defineClass(file);
            throw new AssertionError("defined twice");
        } catch (LinkageError expected) {
            assert expected.getMessage().contains("duplicate");
        }
        Method next = cache.getMethod("next");
        Thread other = new Thread(() -> {
            try {
                next.invoke(null);
            } catch (ReflectiveOperationException e) {
                throw new AssertionError(e);
            }
        });
        other.start();
        next.invoke(null);
        other.join();
        assert next.invoke(null).equals(10);
    }

    private static boolean isMissing(ClassLoader loader) {
        try {
            loader.loadClass("corpus.correct.Generated");
            return false;
        } catch (ClassNotFoundException e) {
            return true;
        }
    }
}
