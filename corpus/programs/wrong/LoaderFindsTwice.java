package corpus.wrong;

/** What a class loader does to find classes is not synchronised, because it can find several at a time. */
//! verdict FOUND
//! finds assertion-failed, data-race
public class LoaderFindsTwice {

    static class Counting extends ClassLoader {
        static {
            registerAsParallelCapable();
        }

        int searches;

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            searches++;
            throw new ClassNotFoundException(name);
        }
    }

    static void look(ClassLoader loader, String name) {
        try {
            loader.loadClass(name);
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
