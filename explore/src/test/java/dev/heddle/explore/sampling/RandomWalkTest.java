package dev.heddle.explore.sampling;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.heddle.explore.Frontier;
import dev.heddle.explore.ToyExecutor;
import dev.heddle.explore.search.Search;
import dev.heddle.model.Trace;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RandomWalkTest {

    @Test
    void repeatsItselfFromTheSameSeed() {
        assertEquals(schedules(Search.random(7).frontier().get(), 50), schedules(Search.random(7).frontier().get(), 50));
        assertNotEquals(schedules(Search.random(7).frontier().get(), 50), schedules(Search.random(8).frontier().get(), 50));
    }

    @Test
    void comesToEveryScheduleOfASmallProgram() {
        assertEquals(6, new HashSet<>(schedules(Search.random(0).frontier().get(), 200)).size());
    }

    @Test
    void neverClaimsToHaveRunEverything() {
        Frontier walk = Search.random(0).frontier().get();
        schedules(walk, 1000);

        assertFalse(walk.coverage().isExhaustive());
    }

    private static List<String> schedules(Frontier walk, int count) {
        return IntStream.range(0, count).mapToObj(i -> {
            Trace trace = new ToyExecutor(1, 2, 2).run(walk.next().orElseThrow());
            walk.update(trace);
            return trace.schedule().toString();
        }).toList();
    }
}
