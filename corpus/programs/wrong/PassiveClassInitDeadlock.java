package corpus.wrong;

/** Between two classes that initialise each other is one that has nothing to initialise. */
//! verdict FOUND
//! finds deadlock
public class PassiveClassInitDeadlock {

    static class Base {
        static final Object LEAF = new Leaf();
    }

    static class Middle extends Base {
    }

    static class Leaf extends Middle {
    }

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> new Leaf());
        Thread second = new Thread(() -> new Base());
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
