package dev.heddle.explore.loop;

import dev.heddle.explore.Executor;
import dev.heddle.explore.Plan;
import dev.heddle.model.Event;
import dev.heddle.model.Finding;
import dev.heddle.model.Recording;
import dev.heddle.model.RunOutcome;
import dev.heddle.model.Trace;
import dev.heddle.term.Valuation;
import java.util.List;
import java.util.Optional;

/** Whether the program does the same when it is run in the same way: if not, something in it escapes control. */
final class Repeatability {

    /** How many visible operations are compared at most. */
    private static final long LONG_ENOUGH = 10_000;

    private final Executor executor;
    private Trace seen;

    Repeatability(Executor executor) {
        this.executor = executor;
    }

    /** Runs the program twice in the same way; says why nothing can be said about it, if that is so. */
    Optional<String> objection() {
        Plan plan = Plan.look(List.of(), Valuation.EMPTY).within(LONG_ENOUGH);
        Trace first;
        Trace second;
        int known;
        do {
            known = executor.knowledge().version();
            first = executor.run(plan, Recording.NAMES);
            if (isIncomparable(first)) {
                seen = first;
                return Optional.empty();
            }
            second = executor.run(plan, Recording.NAMES);
        } while (executor.knowledge().version() != known);
        seen = first;
        return isIncomparable(second) ? Optional.empty() : difference(first, second).map(text -> "the program is not repeatable: " + text);
    }

    /** The first of the executions that were run last; it may be unfinished. */
    Trace seen() {
        return seen;
    }

    /** True if an execution ended where the clock or the memory says, or nobody knows, and not where the program does. */
    private static boolean isIncomparable(Trace trace) {
        return Loop.isUnfinished(trace) || Loop.isStarved(trace) || trace.outcome() instanceof RunOutcome.Mistaken
                || trace.findings().stream().anyMatch(finding -> finding.kind() == Finding.Kind.STUCK || Confirmation.isOutOfMemory(finding));
    }

    private static Optional<String> difference(Trace first, Trace second) {
        int common = Math.min(first.events().size(), second.events().size());
        for (int i = 0; i < common; i++) {
            String one = describe(first, first.events().get(i));
            String other = describe(second, second.events().get(i));
            if (!one.equals(other)) {
                return Optional.of("where one run does '" + one + "', the next does '" + other + "'");
            }
        }
        if (first.events().size() != second.events().size()) {
            Trace longer = first.events().size() > common ? first : second;
            return Optional.of("one run ends where another goes on with '" + describe(longer, longer.events().get(common)) + "'");
        }
        return Optional.empty();
    }

    private static String describe(Trace trace, Event event) {
        String where = event.codePoint() == null ? "" : " at " + event.codePoint().shortForm();
        return trace.nameOf(event.thread()) + ": " + event.describe() + where;
    }
}
