package corpus.wrong;

import dev.heddle.Heddle;
import java.util.ArrayList;
import java.util.List;

/** Objects of a list are inputs: what they say of themselves is not asked for, since it changes them. */
//! verdict FOUND
//! search dpor
//! executions 9
//! inputs shape = element 2 (InputOneOfObjects$Shape), unit = null
public class InputOneOfObjects {

    static final class Shape {

        final int sides;
        int asked;

        Shape(int sides) {
            this.sides = sides;
        }

        @Override
        public String toString() {
            asked++;
            throw new IllegalStateException("nobody should ask");
        }
    }

    public static void main(String[] args) {
        List<Shape> shapes = List.of(new Shape(3), new Shape(4), new Shape(5));
        List<Object> units = new ArrayList<>(List.of('m', Long.class));
        units.add(null);
        Shape shape = Heddle.anyOf("shape", shapes);
        Object unit = Heddle.anyOf("unit", units);
        assert shape.asked == 0;
        assert shape.sides < 5 || unit != null : "no unit"; //! finds assertion-failed
    }
}
