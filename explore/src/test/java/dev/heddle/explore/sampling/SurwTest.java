package dev.heddle.explore.sampling;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class SurwTest {

    @Test
    void allOrdersOfTwoThreadsAreEquallyLikely() {
        Draws.of(new Surw(), 10_000, "xxx", "xx").assertUniform(10);
    }

    @Test
    void allOrdersOfThreeThreadsAreEquallyLikely() {
        Draws.of(new Surw(), 30_000, "xx", "xx", "x").assertUniform(30);
    }

    /** A random walk would let thread 2 go first in all but one of 128 executions. */
    @Test
    void whatIsNotContendedDoesNotCount() {
        assertEquals(0.5, Draws.of(new Surw(), 10_000, "abcdefx", "x").share(order -> order.endsWith("2")), 0.02);
    }

    /** One order in seven of those on x; a random walk would come to it in one of 64 executions. */
    @Test
    void selectsOneOfSeveralResources() {
        double share = Draws.of(new Surw(), 10_000, "xxxxxxy", "xy").share(order -> order.startsWith("1 1 1 1 1 1"));
        assertTrue(share > 1 / 20.0, () -> "one in " + 1 / share);
    }
}
