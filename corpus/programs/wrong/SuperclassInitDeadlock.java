package corpus.wrong;

/** A class makes an object of its subclass, which has no initialiser of its own, while it is initialised. */
//! verdict FOUND
//! finds deadlock
public class SuperclassInitDeadlock {

    static class Shape {
        static final Shape UNIT = new Square();
    }

    static class Square extends Shape {
        static int corners() {
            return 4;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> Square.corners());
        Thread second = new Thread(() -> System.out.println(Shape.UNIT));
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
