package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.explore.Deadline;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class InterruptsTest {

    private static final int INT = 2;
    private static final int TERM = 15;

    private long millis;
    private final Interrupts interrupts = new Interrupts(Deadline.never(), () -> TimeUnit.MILLISECONDS.toNanos(millis));

    private int hearAt(long time, int signal) {
        millis = time;
        return interrupts.hear(signal);
    }

    /** As by {@code timeout}, and by Ctrl-C in a build with Maven. */
    @Test
    void signalsThatComeTogetherAreOneWish() {
        assertEquals(1, hearAt(5_000, INT));
        assertEquals(0, hearAt(5_000, INT));
        assertEquals(0, hearAt(5_300, TERM));
        assertEquals(0, hearAt(6_999, INT));
    }

    @Test
    void whoIsImpatientIsHeardAgain() {
        assertEquals(1, hearAt(0, INT));
        assertEquals(0, hearAt(1_000, INT));
        assertEquals(2, hearAt(2_000, TERM));
        assertEquals(0, hearAt(2_001, TERM));
        assertEquals(3, hearAt(60_000, TERM));
    }

    @Test
    void theFirstSignalIsTheReason() {
        assertEquals(ExitCode.NOTHING_FOUND, interrupts.exitCode(ExitCode.NOTHING_FOUND));
        hearAt(0, INT);
        hearAt(3_000, TERM);

        assertEquals(130, interrupts.exitCode(ExitCode.NOTHING_FOUND));
        assertEquals(ExitCode.FOUND, interrupts.exitCode(ExitCode.FOUND));
    }
}
