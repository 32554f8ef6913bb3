package corpus.correct;

import dev.heddle.Heddle;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A key of which two fields depend on inputs is pinned field by field, in the same order in every execution. */
//! verdict VERIFIED
//! search dpor
//! executions 9
public class InputKeyOfTwo {

    private static final class Point {

        private final int x;
        private final int y;

        Point(int x, int y) {
            this.y = y;
            this.x = x;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Point && x == ((Point) other).x && y == ((Point) other).y;
        }

        @Override
        public int hashCode() {
            return 31 * x + y;
        }

        @Override
        public String toString() {
            return x + "," + y;
        }
    }

    public static void main(String[] args) {
        Map<Point, String> map = new HashMap<>();
        map.put(new Point(1, 2), "known");
        Point point = new Point(Heddle.anyInt("x", 0, 2), Heddle.anyInt("y", 0, 2));
        boolean known = map.toString().contains("known") && map.get(point) != null;
        assert known == (point.x == 1 && point.y == 2);
        map.put(point, point.toString());
        assert List.copyOf(map.values()).contains(known ? point.toString() : "known");
    }
}
