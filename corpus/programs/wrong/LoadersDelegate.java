package corpus.wrong;

/** Two class loaders, each of which locks itself, ask each other. */
//! verdict FOUND
//! finds deadlock
public class LoadersDelegate {

    static class Delegating extends ClassLoader {
        Delegating other;

        @Override
        public synchronized Class<?> loadClass(String name) throws ClassNotFoundException {
            if (name.startsWith("other.")) {
                return other.loadClass(name.substring(6));
            }
            throw new ClassNotFoundException(name);
        }
    }

    static void look(ClassLoader loader) {
        try {
            loader.loadClass("other.A");
        } catch (ClassNotFoundException expected) {
            return;
        }
        throw new AssertionError();
    }

    public static void main(String[] args) throws Exception {
        Delegating left = new Delegating();
        Delegating right = new Delegating();
        left.other = right;
        right.other = left;
        Thread first = new Thread(() -> look(left));
        Thread second = new Thread(() -> look(right));
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
