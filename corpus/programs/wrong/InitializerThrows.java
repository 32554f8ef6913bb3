package corpus.wrong;

/** A static initialiser fails, and nobody expects it. */
//! verdict FOUND
//! executions 1
//! finds uncaught-exception
public class InitializerThrows {

    static class Broken {
        static final int VALUE = Integer.parseInt("no number");
    }

    public static void main(String[] args) {
        int value = Broken.VALUE;
    }
}
