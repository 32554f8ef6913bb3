package corpus.wrong;

/** Two classes whose initialisers need each other, first used by two threads. */
//! verdict FOUND
public class ClassInitDeadlock {

    static class A {
        static int a = B.b + 1; //! finds deadlock
    }

    static class B {
        static int b = 1 + A.a; //! finds deadlock
    }

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> use(A.a));
        Thread second = new Thread(() -> use(B.b));
        first.start();
        second.start();
        first.join();
        second.join();
    }

    private static void use(int value) {
    }
}
