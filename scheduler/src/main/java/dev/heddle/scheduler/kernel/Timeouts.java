package dev.heddle.scheduler.kernel;

import dev.heddle.model.CodePoint;
import dev.heddle.model.Finding;
import java.util.ArrayList;
import java.util.List;

/** The time limits that ran out in one execution, as far as they explain what went wrong after that. */
final class Timeouts {

    /** After so many that ran out early, the others explain no more. */
    private static final int MOST = 5;

    /** A limit that ran out for {@code thread} at {@code point}, which is null if that was not recorded. */
    private record Timeout(ProgramThread thread, long nanos, CodePoint point) {

        String place() {
            return point == null ? "" : " (" + point.shortForm() + ")";
        }
    }

    /** One that ran out though {@code other} could have gone before. */
    private record Early(Timeout timeout, ProgramThread other) {

        String text() {
            return "it takes that " + Patience.text(timeout.nanos) + " pass for " + timeout.thread.name() + timeout.place() + " before " + other.name() + " goes on";
        }
    }

    private final List<Early> early = new ArrayList<>(0);
    /** The one that ran out last because nobody else could go on; null if there was none. */
    private Timeout vain;

    /** A limit of {@code nanos} ran out for {@code thread}, which calls, though {@code other} could have gone before. */
    void early(ProgramThread thread, long nanos, ProgramThread other) {
        if (early.size() < MOST) {
            Recorder recorder = thread.execution.recorder;
            early.add(new Early(new Timeout(thread, nanos, recorder != null && recorder.isDetailed() ? Recorder.callingPoint() : null), other));
        }
    }

    /** A limit of {@code nanos} is about to run out for {@code thread}, and nobody else will ever go on before it does. */
    void inVain(ProgramThread thread, long nanos) {
        vain = new Timeout(thread, nanos, thread.execution.blockedAt(thread));
    }

    /** {@code finding}, and what time has to do with it. */
    Finding explain(Finding finding) {
        Finding explained = vain == null ? finding
                : finding.withDetail(vain.thread.name() + " waited " + Patience.text(vain.nanos) + vain.place() + " for what nobody was left to do: without the limit, that is a deadlock");
        return early.isEmpty() ? explained : explained.ifEarly(early.stream().map(Early::text).toList());
    }
}
