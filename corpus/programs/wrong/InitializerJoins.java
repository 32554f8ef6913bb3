package corpus.wrong;

/** A static initialiser starts a thread that needs the class, and waits for it. */
//! verdict FOUND
//! executions 1
public class InitializerJoins {

    static class Config {
        static int value;

        static {
            Thread loader = new Thread(() -> load()); //! finds deadlock
            loader.start();
            try {
                loader.join(); //! finds deadlock
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }

        static void load() {
            value = 42;
        }
    }

    public static void main(String[] args) {
        assert Config.value == 42;
    }
}
