package corpus.wrong;

import java.util.EnumMap;

/** Two threads put different keys into one EnumMap, whose size both change. */
//! verdict FOUND
//! finds data-race
public class EnumMapRace {

    enum Side {
        LEFT, RIGHT
    }

    public static void main(String[] args) throws InterruptedException {
        EnumMap<Side, Integer> map = new EnumMap<>(Side.class);
        Thread first = new Thread(() -> map.put(Side.LEFT, 1));
        Thread second = new Thread(() -> map.put(Side.RIGHT, 2));
        first.start();
        second.start();
        first.join();
        second.join();
        assert map.size() == 2; //! finds assertion-failed
    }
}
