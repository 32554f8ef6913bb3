package dev.heddle.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.model.CutReason;
import dev.heddle.model.Limit;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class DeadlineTest {

    private static final long LONG = TimeUnit.HOURS.toNanos(1);

    @Test
    void whoInterruptsOneInterruptsThoseBesideIt() {
        Deadline deadline = Deadline.in(0);
        Deadline beside = deadline.beside(LONG);
        assertFalse(beside.isUp());

        deadline.interrupt();

        assertTrue(deadline.isUp() && beside.isUp() && deadline.beside(LONG).isUp());
        assertFalse(beside.isLongUp());
        assertEquals(Limit.INTERRUPTED, beside.limit());
        assertEquals(CutReason.INTERRUPTED, beside.reason());
        assertThrows(Deadline.TimeUp.class, () -> beside.govern(() -> {
            Deadline.look();
            return null;
        }));
    }

    @Test
    void onesThatBeginLaterAreInterruptedAsWell() {
        Deadline wished = Deadline.never();
        Deadline none = wished.besideIn(0);
        Deadline distant = wished.besideIn(1_000_000);
        assertFalse(none.isUp() || distant.isUp());
        assertEquals(Long.MAX_VALUE, none.left());

        wished.interrupt();

        assertTrue(none.isUp() && distant.isUp() && wished.besideIn(0).isUp());
    }

    @Test
    void eachHasATimeOfItsOwn() {
        Deadline deadline = Deadline.inNanos(0);
        assertTrue(deadline.isUp());
        assertFalse(deadline.beside(LONG).isUp());
        assertTrue(Deadline.never().beside(0).isUp());
        assertEquals(Limit.TIME, deadline.limit());
    }
}
