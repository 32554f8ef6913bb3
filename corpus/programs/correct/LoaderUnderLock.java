package corpus.correct;

/** A class loader that cannot load several classes at a time loads under its own lock, also when it is asked by name. */
//! verdict VERIFIED
//! executions 2
public class LoaderUnderLock {

    static class Counting extends ClassLoader {
        int searches;

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            searches++;
            throw new ClassNotFoundException(name);
        }
    }

    static void look(Counting loader, String name) {
        try {
            Class.forName(name, true, loader);
        } catch (ClassNotFoundException expected) {
            return;
        }
        throw new AssertionError();
    }

    public static void main(String[] args) throws Exception {
        Counting loader = new Counting();
        Thread first = new Thread(() -> look(loader, "missing.A"));
        Thread second = new Thread(() -> look(loader, "missing.B"));
        first.start();
        second.start();
        first.join();
        second.join();
        assert loader.searches == 2 : loader.searches;
    }
}
