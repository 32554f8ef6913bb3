package corpus.wrong;

import dev.heddle.Heddle;
import java.util.List;

/** Which class implements an interface is an input; one of three does it wrong for one number. */
//! verdict FOUND
//! search dpor
public class InputInterface {

    interface Shape {
        int area(int side);
    }

    record Square() implements Shape {
        @Override
        public int area(int side) {
            return side * side;
        }
    }

    record Line() implements Shape {
        @Override
        public int area(int side) {
            return 0;
        }
    }

    record Odd() implements Shape {
        @Override
        public int area(int side) {
            return side == 13 ? -1 : side;
        }
    }

    public static void main(String[] args) {
        Shape shape = Heddle.anyOf("shape", List.of(new Square(), new Line(), new Odd()));
        int side = Heddle.anyInt("side", 0, 100);
        assert shape.area(side) >= 0; //! finds assertion-failed
    }
}
