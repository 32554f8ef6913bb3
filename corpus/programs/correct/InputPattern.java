package corpus.correct;

import dev.heddle.Heddle;
import java.util.List;

/** A switch over types, of an object that is an input: 3 classes, and a guard on a number in one of them, 4 paths. */
//! verdict VERIFIED
//! search dpor
//! executions 4
//! jdk 21
public class InputPattern {

    sealed interface Shape {
    }

    record Circle(int radius) implements Shape {
    }

    record Square(int side) implements Shape {
    }

    record Point() implements Shape {
    }

    public static void main(String[] args) {
        int size = Heddle.anyInt("size");
        Shape shape = Heddle.anyOf("shape", List.of(new Circle(size), new Square(size), new Point()));
        int result = switch (shape) {
            case Circle circle when circle.radius() > 10 -> 1;
            case Circle circle -> 2;
            case Square square -> 3;
            case Point point -> 4;
        };
        assert result != 1 || size > 10;
    }
}
