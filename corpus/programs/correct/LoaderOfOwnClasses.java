package corpus.correct;

import java.io.IOException;
import java.io.InputStream;

/** Two threads get a class from a loader that makes its own, with static state of its own. */
//! verdict VERIFIED
//! executions 18
public class LoaderOfOwnClasses {

    public static class Part {
        static int made;

        public Part() {
            synchronized (Part.class) {
                made++;
            }
        }
    }

    static class Own extends ClassLoader {
        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.equals("corpus.correct.LoaderOfOwnClasses$Part")) {
                return LoaderOfOwnClasses.class.getClassLoader().loadClass(name);
            }
            synchronized (getClassLoadingLock(name)) {
                Class<?> loaded = findLoadedClass(name);
                return loaded != null ? loaded : define(name);
            }
        }

        private Class<?> define(String name) throws ClassNotFoundException {
            try (InputStream in = LoaderOfOwnClasses.class.getClassLoader().getResourceAsStream(name.replace('.', '/') + ".class")) {
                byte[] file = in.readAllBytes();
                return defineClass(name, file, 0, file.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    static void make(Own loader) {
        try {
            loader.loadClass("corpus.correct.LoaderOfOwnClasses$Part").getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Own loader = new Own();
        Thread first = new Thread(() -> make(loader));
        Thread second = new Thread(() -> make(loader));
        first.start();
        second.start();
        first.join();
        second.join();
        Class<?> part = loader.loadClass("corpus.correct.LoaderOfOwnClasses$Part");
        assert part != Part.class && Part.made == 0;
        var made = part.getDeclaredField("made");
        made.setAccessible(true);
        assert made.getInt(null) == 2;
    }
}
