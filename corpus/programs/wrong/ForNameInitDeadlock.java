package corpus.wrong;

/** Two classes initialise each other by name. */
//! verdict FOUND
//! finds deadlock
public class ForNameInitDeadlock {

    static class Left {
        static {
            load("corpus.wrong.ForNameInitDeadlock$Right");
        }
    }

    static class Right {
        static {
            load("corpus.wrong.ForNameInitDeadlock$Left");
        }
    }

    static void load(String name) {
        try {
            Class.forName(name);
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> load("corpus.wrong.ForNameInitDeadlock$Left"));
        Thread second = new Thread(() -> load("corpus.wrong.ForNameInitDeadlock$Right"));
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
