package dev.heddle.explore.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.explore.Toy;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EstimateTest {

    @Test
    void aSearchThatIsOverIsDone() {
        DepthFirst search = new DepthFirst();
        new Toy("aa", "bb").run(search, 6);
        assertEquals(Optional.empty(), search.next());
        assertEquals(1, search.coverage().done().getAsDouble());
    }

    /** After one in ten of the 12,870 executions the estimate is right within a fourth. */
    @Test
    void anEstimateIsOfTheRightSize() {
        DepthFirst search = new DepthFirst();
        new Toy("aaaaaaaa", "bbbbbbbb").run(search, 1_287);
        assertEquals(12_870, 1_287 / search.coverage().done().getAsDouble(), 12_870 / 4.0);
    }
}
