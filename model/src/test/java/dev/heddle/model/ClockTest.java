package dev.heddle.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Clocks behave as arrays of numbers do, however many threads there are. */
class ClockTest {

    private static final int[] THREADS = {3, 32, 33, 70, 1_056, 1_057, 40_000};

    @Test
    void isAnArrayOfTimes() {
        for (int threads : THREADS) {
            Random random = new Random(threads);
            List<Clock> clocks = new ArrayList<>();
            List<int[]> arrays = new ArrayList<>();
            for (int i = 0; i < 5; i++) {
                clocks.add(new Clock());
                arrays.add(new int[threads]);
            }
            for (int step = 0; step < 400; step++) {
                int one = random.nextInt(clocks.size());
                int other = random.nextInt(clocks.size());
                int thread = random.nextInt(threads);
                int[] array = arrays.get(one);
                switch (random.nextInt(6)) {
                    case 0 -> {
                        clocks.get(one).join(clocks.get(other));
                        for (int i = 0; i < threads; i++) {
                            array[i] = Math.max(array[i], arrays.get(other)[i]);
                        }
                    }
                    case 1 -> {
                        clocks.get(one).set(clocks.get(other));
                        arrays.set(one, arrays.get(other).clone());
                    }
                    case 2 -> {
                        clocks.set(one, clocks.get(other).copy());
                        arrays.set(one, arrays.get(other).clone());
                    }
                    case 3 -> {
                        int time = random.nextInt(20);
                        clocks.get(one).reach(thread, time);
                        array[thread] = Math.max(array[thread], time);
                    }
                    default -> {
                        clocks.get(one).tick(thread);
                        array[thread]++;
                    }
                }
            }
            for (int clock = 0; clock < clocks.size(); clock++) {
                for (int i = 0; i < threads; i++) {
                    assertEquals(arrays.get(clock)[i], clocks.get(clock).get(i), "thread " + i + " of " + threads);
                }
                assertEquals(0, clocks.get(clock).get(threads + 1_000_000));
            }
        }
    }

    @Test
    void whatIsKnownIsShared() {
        Counts few = Counts.NONE.with(3, 1);
        Counts more = few.with(5_000, 2).with(3, 4);

        assertSame(more, few.join(more));
        assertSame(more, more.join(few));
        assertSame(more, more.join(more.with(5_000, 1)));
        assertEquals(7, more.join(few.with(5_001, 7)).get(5_001));
        assertEquals(2, more.join(few.with(5_001, 7)).get(5_000));
    }
}
