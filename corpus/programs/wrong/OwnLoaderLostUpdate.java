package corpus.wrong;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Field;

/** A class that comes from a loader of the program's own has static state of its own, and loses updates as others do. */
//! verdict FOUND
//! all
public class OwnLoaderLostUpdate {

    public static class Counter implements Runnable {

        static int value;

        @Override
        public void run() {
            value++; //! finds data-race
        }
    }

    private static final class Loader extends ClassLoader {

        Loader() {
            super(OwnLoaderLostUpdate.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.equals(Counter.class.getName())) {
                return super.loadClass(name, resolve);
            }
            try (InputStream in = OwnLoaderLostUpdate.class.getResourceAsStream("OwnLoaderLostUpdate$Counter.class")) {
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Class<?> type = new Loader().loadClass(Counter.class.getName());
        Runnable counter = (Runnable) type.getDeclaredConstructor().newInstance();
        Thread one = new Thread(counter);
        Thread two = new Thread(counter);
        one.start();
        two.start();
        one.join();
        two.join();
        Field value = type.getDeclaredField("value");
        value.setAccessible(true);
        assert value.getInt(null) == 2; //! finds assertion-failed
        assert Counter.value == 0;
    }
}
