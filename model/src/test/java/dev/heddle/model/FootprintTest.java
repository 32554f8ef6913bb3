package dev.heddle.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class FootprintTest {

    @Test
    void theOneThatAllShareStaysEmpty() {
        assertThrows(IllegalStateException.class, () -> Footprint.NONE.add(1, true, 0, 0));
        assertEquals(0, Footprint.NONE.size());
    }

    @Test
    void writesConflictWithWhatOverlaps() {
        Footprint write = Footprint.empty().add(1, 2, 5, true, 0, 0);
        assertTrue(write.conflicts(Footprint.empty().add(1, 5, 9, false, 0, 0)));
        assertFalse(write.conflicts(Footprint.empty().add(1, 6, 9, true, 0, 0)));
        assertFalse(write.conflicts(Footprint.of(2, true)));
        assertFalse(Footprint.of(1, false).conflicts(Footprint.of(1, false)));
    }

    @Test
    void coversWhatLiesWithin() {
        Footprint stretch = Footprint.empty().add(1, 2, 5, true, 0, 0);
        assertTrue(stretch.covers(0, Footprint.empty().add(1, 3, 5, false, 0, 0), 0));
        assertFalse(stretch.covers(0, Footprint.empty().add(1, 5, 6, false, 0, 0), 0));
        assertFalse(stretch.covers(0, Footprint.of(2, false), 0));
    }
}
