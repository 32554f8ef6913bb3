package dev.heddle.dpor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.heddle.explore.Deadline;
import dev.heddle.model.Event;
import dev.heddle.model.Footprint;
import dev.heddle.model.Operation;
import dev.heddle.model.Readiness;
import dev.heddle.model.ThreadId;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The order of events and what conflicts with what, compared with their definitions. */
class HappensBeforeTest {

    private static final int THREADS = 4;

    @Test
    void ordersWhatConflictsAndWhatFollowsFromThat() {
        for (int seed = 0; seed < 2_000; seed++) {
            List<Event> events = events(new SplittableRandom(seed));
            HappensBefore order = new HappensBefore(events);
            boolean[][] defined = closure(events);
            String which = "seed " + seed;

            for (int i = 0; i < events.size(); i++) {
                for (int j = 0; j <= i; j++) {
                    assertEquals(defined[j][i], order.isBefore(j, i), which);
                    assertEquals(defined[j][i], order.isKnown(order.copyOfClock(i), j), which);
                }
            }
        }
    }

    @Test
    void conflictsComeLatestFirst() {
        for (int seed = 0; seed < 2_000; seed++) {
            List<Event> events = events(new SplittableRandom(seed));
            HappensBefore order = new HappensBefore(events);
            for (int i = 0; i < events.size(); i++) {
                List<Integer> expected = new ArrayList<>();
                for (int j = i - 1; j >= 0; j--) {
                    if (events.get(j).footprint().conflicts(events.get(i).footprint())) {
                        expected.add(j);
                    }
                }
                List<Integer> found = new ArrayList<>();
                for (Conflicts conflicts = new Conflicts(order, events.get(i).footprint(), i); conflicts.advance();) {
                    found.add(conflicts.event());
                }
                assertEquals(expected, found, "seed " + seed + ", event " + i);
            }
        }
    }

    @Test
    void isLeftWhenTheTimeIsUp() {
        List<Event> events = new ArrayList<>();
        for (int i = 0; i < 10_000; i++) {
            events.add(event(ThreadId.MAIN, i, Footprint.of(1, false), null));
        }
        assertThrows(Deadline.TimeUp.class, () -> Deadline.inNanos(0).govern(() -> new HappensBefore(events)));
    }

    private static List<Event> events(SplittableRandom random) {
        List<Event> events = new ArrayList<>();
        int[] counts = new int[THREADS + 1];
        for (int i = 1; i <= THREADS; i++) {
            events.add(event(ThreadId.MAIN, counts[0]++, Footprint.NONE, ThreadId.MAIN.child(i)));
        }
        boolean arrays = random.nextBoolean();
        for (int i = 0; i < 25; i++) {
            int thread = random.nextInt(THREADS + 1);
            Footprint footprint = Footprint.empty();
            for (int touches = random.nextInt(3); touches >= 0; touches--) {
                int first = arrays ? random.nextInt(4) : 0;
                int last = arrays && random.nextInt(4) == 0 ? first + random.nextInt(3) : first;
                footprint.add(random.nextInt(3), first, last, random.nextInt(3) == 0, 0, 0);
            }
            events.add(event(thread == 0 ? ThreadId.MAIN : ThreadId.MAIN.child(thread), counts[thread]++, footprint, null));
        }
        return events;
    }

    private static Event event(ThreadId thread, int ordinal, Footprint footprint, ThreadId starts) {
        return new Event(thread, ordinal, 0, 0, starts == null ? Operation.Kind.READ : Operation.Kind.START, null, footprint, Readiness.ALWAYS, starts, null, null);
    }

    private static boolean[][] closure(List<Event> events) {
        boolean[][] before = new boolean[events.size()][events.size()];
        for (int i = 0; i < events.size(); i++) {
            before[i][i] = true;
            for (int j = i - 1; j >= 0; j--) {
                Event one = events.get(j);
                Event other = events.get(i);
                if (one.thread() == other.thread() || one.starts() == other.thread() || one.footprint().conflicts(other.footprint())) {
                    for (int k = 0; k <= j; k++) {
                        before[k][i] |= before[k][j];
                    }
                }
            }
        }
        return before;
    }
}
