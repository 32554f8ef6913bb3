package corpus.wrong;

import java.lang.invoke.MethodHandles;

/** Two classes initialise each other, and threads ask for that by a lookup. */
//! verdict FOUND
//! finds deadlock
public class EnsureInitializedDeadlock {

    static class Left {
        static final Object OTHER = new Right();
    }

    static class Right {
        static final Object OTHER = new Left();
    }

    static void initialize(Class<?> type) {
        try {
            MethodHandles.lookup().ensureInitialized(type);
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> initialize(Left.class));
        Thread second = new Thread(() -> initialize(Right.class));
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
