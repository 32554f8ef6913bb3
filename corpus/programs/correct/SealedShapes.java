package corpus.correct;

import java.util.List;

/** Sealed types, records and patterns, shared under a lock. */
//! jdk 21
//! verdict VERIFIED
public class SealedShapes {

    sealed interface Shape permits Circle, Square {
    }

    record Circle(int radius) implements Shape {
    }

    record Square(int side) implements Shape {

        Square {
            if (side < 0) {
                throw new IllegalArgumentException();
            }
        }
    }

    private static int total;

    public static void main(String[] args) throws InterruptedException {
        List<Shape> shapes = List.of(new Circle(2), new Square(3));
        Thread other = new Thread(() -> add(shapes.get(0)));
        other.start();
        add(shapes.get(1));
        other.join();
        assert total == 13;
    }

    private static synchronized void add(Shape shape) {
        total += switch (shape) {
            case Circle(int radius) when radius > 100 -> 0;
            case Circle(int radius) -> radius * 2;
            case Square(int side) -> side * side;
        };
    }
}
