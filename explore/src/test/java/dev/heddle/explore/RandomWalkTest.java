package dev.heddle.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.heddle.model.Trace;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RandomWalkTest {

    @Test
    void repeatsItselfFromTheSameSeed() {
        assertEquals(schedules(new RandomWalk(7), 50), schedules(new RandomWalk(7), 50));
        assertNotEquals(schedules(new RandomWalk(7), 50), schedules(new RandomWalk(8), 50));
    }

    @Test
    void comesToEveryScheduleOfASmallProgram() {
        assertEquals(6, new HashSet<>(schedules(new RandomWalk(0), 200)).size());
    }

    @Test
    void neverClaimsToHaveRunEverything() {
        RandomWalk walk = new RandomWalk(0);
        schedules(walk, 1000);

        assertFalse(walk.isExhaustive());
    }

    private static List<String> schedules(RandomWalk walk, int count) {
        return IntStream.range(0, count).mapToObj(i -> {
            Trace trace = new ToyExecutor(1, 2, 2).run(walk.next().orElseThrow());
            walk.update(trace);
            return trace.schedule().toString();
        }).toList();
    }
}
