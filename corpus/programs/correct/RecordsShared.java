package corpus.correct;

import java.util.HashMap;
import java.util.Map;

/** Records are keys and values that threads share; their methods only read: two orders of two entries. */
//! verdict VERIFIED
//! executions 2
public class RecordsShared {

    record Point(int x, int y) {
        Point {
            assert x >= 0 && y >= 0;
        }

        Point plus(Point other) {
            return new Point(x + other.x, y + other.y);
        }
    }

    private static final Map<Point, Point> SUMS = new HashMap<>();

    public static void main(String[] args) throws InterruptedException {
        Point origin = new Point(0, 0);
        Thread first = new Thread(() -> put(origin, new Point(1, 2)));
        Thread second = new Thread(() -> put(origin.plus(new Point(3, 4)), origin));
        first.start();
        second.start();
        first.join();
        second.join();
        assert SUMS.get(new Point(0, 0)).equals(new Point(1, 2));
        assert SUMS.get(new Point(3, 4)).toString().equals("Point[x=3, y=4]");
    }

    private static synchronized void put(Point key, Point value) {
        SUMS.put(key, key.plus(value));
    }
}
