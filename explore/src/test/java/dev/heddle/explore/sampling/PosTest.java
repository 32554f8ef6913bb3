package dev.heddle.explore.sampling;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PosTest {

    @Test
    void independentStepsComeInEitherOrder() {
        Draws.of(new Pos(), 4_000, "a", "b").assertUniform(2);
    }

    @Test
    void conflictingStepsComeInEitherOrder() {
        Draws.of(new Pos(), 4_000, "a", "a").assertUniform(2);
    }

    /** The last step of thread 1 comes first if none of its ten steps has a lower priority than the one of thread 2. */
    @Test
    void stepsThatDoNotConflictLeaveAPriorityAlone() {
        assertEquals(1 / 11.0, Draws.of(new Pos(), 20_000, "abcdefghix", "x").share(order -> order.endsWith("2")), 0.01);
    }

    /** Each conflict draws again: it is as if a coin was thrown. */
    @Test
    void conflictsDrawAgain() {
        assertEquals(1 / 16.0, Draws.of(new Pos(), 20_000, "xxxx", "x").share(order -> order.endsWith("2")), 0.01);
    }
}
