package dev.heddle.explore.sampling;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.explore.Toy;
import dev.heddle.model.Trace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PctTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5})
    void takesTheTurnFromAThreadOnlyAtChangePoints(int depth) {
        int most = 0;
        for (Trace trace : Draws.of(new Pct(depth), 2_000, "aaaa", "bbbb", "cccc").traces()) {
            most = Math.max(most, preemptions(Toy.order(trace)));
        }
        assertEquals(depth - 1, most);
    }

    private static int preemptions(String order) {
        int count = 0;
        String[] threads = order.split(" ");
        for (int i = 1; i < threads.length; i++) {
            String before = threads[i - 1];
            if (!threads[i].equals(before) && order.substring(2 * i).contains(before)) {
                count++;
            }
        }
        return count;
    }

    @Test
    void drawsThreadsUniformly() {
        Draws.of(new Pct(1), 6_000, "ab", "ab", "ab").assertUniform(6);
    }

    @Test
    void keepsItsPromise() {
        double share = Draws.of(new Pct(2), 20_000, "aaaaaaaa", "a").share("1 1 1 1 1 2 1 1 1"::equals);
        int n = 2;
        int k = 8;
        assertTrue(share >= 1.0 / (n * k) * 0.9, () -> "one in " + 1 / share);
    }
}
