package corpus.wrong;

/** An interface whose only body is that of a private method is initialised with the classes that implement it. */
//! verdict FOUND
//! finds deadlock
public class PrivateMethodInitDeadlock {

    interface Hidden {
        Object ONE = new Part();

        private int secret() {
            return 1;
        }
    }

    static class Part implements Hidden {
    }

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> new Part());
        Thread second = new Thread(() -> Hidden.ONE.hashCode());
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
