package corpus.correct;

import java.util.EnumSet;

/** Two threads add to one EnumSet under its lock: two orders. */
//! verdict VERIFIED
//! executions 2
public class EnumSetGuarded {

    enum Side {
        LEFT, RIGHT
    }

    public static void main(String[] args) throws InterruptedException {
        EnumSet<Side> sides = EnumSet.noneOf(Side.class);
        Thread first = new Thread(() -> add(sides, Side.LEFT));
        Thread second = new Thread(() -> add(sides, Side.RIGHT));
        first.start();
        second.start();
        first.join();
        second.join();
        assert sides.equals(EnumSet.allOf(Side.class));
    }

    private static void add(EnumSet<Side> sides, Side side) {
        synchronized (sides) {
            sides.add(side);
        }
    }
}
