package dev.heddle.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Conditions on states and versions, and what holds of them. */
class ReadinessTest {

    private static boolean holds(Readiness readiness, long... states) {
        return readiness.holds(states, new int[states.length], 0);
    }

    @Test
    void looksAtStates() {
        assertTrue(holds(Readiness.stateIs(1, 7), 0, 7));
        assertFalse(holds(Readiness.stateIs(1, 7), 7, 0));
        assertTrue(holds(Readiness.stateIsNot(0, 7), -7));
        assertFalse(holds(Readiness.stateIsNot(0, 7), 7));
        assertTrue(holds(Readiness.bitsAre(0, 0xffffffff00000000L, 3L << 32), 3L << 32 | 99));
        assertFalse(holds(Readiness.bitsAre(0, 1, 0), 3));
    }

    @Test
    void theLowerHalfIsANumberWithASign() {
        Readiness two = Readiness.numberIsAtLeast(0, 2);
        assertTrue(holds(two, 5L << 32 | 2));
        assertFalse(holds(two, 5L << 32 | 1));
        assertFalse(holds(two, -3 & 0xffffffffL));
        assertTrue(holds(Readiness.numberIsAtLeast(0, -3), -3 & 0xffffffffL));
    }

    @Test
    void looksAtVersions() {
        assertTrue(Readiness.versionIsAtLeast(0, 3).holds(new long[1], new int[] {3}, 0));
        assertFalse(Readiness.versionIsAtLeast(0, 3).holds(new long[1], new int[] {2}, 0));
        Readiness changed = Readiness.someVersionIsNot(0, new int[] {1, 2});
        assertFalse(changed.holds(new long[2], new int[] {1, 2}, 0));
        assertTrue(changed.holds(new long[2], new int[] {1, 3}, 0));
        assertTrue(changed.holds(new long[2], new int[] {0, 2}, 0));
    }

    @Test
    void looksAtTheTime() {
        Readiness later = Readiness.stateIs(0, 1).or(Readiness.since(2));
        assertFalse(later.holds(new long[1], new int[1], 1));
        assertTrue(later.holds(new long[1], new int[1], 2));
        assertTrue(later.holds(new long[] {1}, new int[1], 0));
        assertTrue(Readiness.since(2).holds(new long[0], new int[0], 3));
    }

    @Test
    void whatIsNotTouchedIsInNoState() {
        assertFalse(holds(Readiness.stateIs(1, 0), 0));
        assertFalse(holds(Readiness.stateIsNot(1, 5), 0));
    }

    @Test
    void combines() {
        Readiness first = Readiness.stateIs(0, 1).or(Readiness.stateIs(0, 2));
        Readiness both = first.and(Readiness.stateIs(1, 1).or(Readiness.stateIs(1, 2)));
        for (int one = 0; one < 4; one++) {
            for (int other = 0; other < 4; other++) {
                assertEquals((one == 1 || one == 2) && (other == 1 || other == 2), holds(both, one, other));
            }
        }
        assertSame(first, first.and(Readiness.ALWAYS));
        assertSame(first, first.or(Readiness.NEVER));
        assertSame(Readiness.ALWAYS, Readiness.ALWAYS.or(first));
        assertSame(Readiness.NEVER, Readiness.NEVER.and(first));
        assertTrue(holds(Readiness.ALWAYS));
        assertFalse(holds(Readiness.NEVER));
    }
}
