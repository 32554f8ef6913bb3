package corpus.wrong;

/** A class loader that is asked by Class.forName takes notes without a lock. */
//! verdict FOUND
//! finds assertion-failed, data-race
public class LoaderByName {

    static String notes = "";

    static class Noting extends ClassLoader {
        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            notes += name.charAt(0);
            throw new ClassNotFoundException(name);
        }
    }

    static void look(ClassLoader loader, String name) {
        try {
            Class.forName(name, true, loader);
        } catch (ClassNotFoundException expected) {
            return;
        }
        throw new AssertionError();
    }

    public static void main(String[] args) throws Exception {
        Noting loader = new Noting();
        Thread first = new Thread(() -> look(loader, "a.A"));
        Thread second = new Thread(() -> look(loader, "b.B"));
        first.start();
        second.start();
        first.join();
        second.join();
        assert notes.length() == 2 : notes;
    }
}
