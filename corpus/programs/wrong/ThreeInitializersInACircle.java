package corpus.wrong;

/** Three classes whose initialisers need each other in a circle, first used by three threads. */
//! verdict FOUND
//! finds deadlock
public class ThreeInitializersInACircle {

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> use(A.a));
        Thread second = new Thread(() -> use(B.b));
        Thread third = new Thread(() -> use(C.c));
        first.start();
        second.start();
        third.start();
        first.join();
        second.join();
        third.join();
    }

    private static void use(int value) {
        assert value >= 0;
    }

    static class A {
        static int a = B.b + 1;
    }

    static class B {
        static int b = C.c + 1;
    }

    static class C {
        static int c = A.a + 1;
    }
}
