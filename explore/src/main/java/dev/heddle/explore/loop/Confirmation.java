package dev.heddle.explore.loop;

import dev.heddle.explore.Deadline;
import dev.heddle.explore.Discovery;
import dev.heddle.explore.Executor;
import dev.heddle.explore.Knowledge;
import dev.heddle.explore.Plan;
import dev.heddle.explore.result.Stop;
import dev.heddle.model.Finding;
import dev.heddle.model.Limit;
import dev.heddle.model.Recording;
import dev.heddle.model.RunOutcome;
import dev.heddle.model.Trace;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Makes sure of what executions seem to show: a finding is made simpler, and becomes a discovery when the execution was run again several times with the
 * same end.
 */
final class Confirmation {

    private static final int REPLAYS = 3;
    /** After so many findings that were seen only once, there is no use in going on. */
    private static final int MOST_DOUBTS = 3;
    private static final int MOST_FAILURES = 10;
    /** For how long a failure is made simpler that is found when there is hardly time left. */
    private static final long LEAST_NANOS = 500_000_000;

    private final Executor executor;
    private final Exploration exploration;
    private final MishapBook mishaps;
    private final Consumer<Discovery> news;

    /** Findings as they were seen first, without details. */
    private final Set<String> confirmed = new HashSet<>();
    private final Set<String> seen = new HashSet<>();
    /** Read by others, too, if whoever makes discoveries does not come back. */
    private final List<Discovery> discoveries = new CopyOnWriteArrayList<>();
    /** What is doubtful about findings that were seen once. */
    private final List<String> doubts = new ArrayList<>();
    /** Whether a replay was not like the others because of a mistake of ours. */
    private boolean mistaken;
    private int failures;
    /** Whether memory ran out in an execution, and not when it was run again: then it was not the program that used it up, and nothing is known of the execution. */
    private boolean starved;

    Confirmation(Executor executor, Exploration exploration, MishapBook mishaps, Consumer<Discovery> news) {
        this.executor = executor;
        this.exploration = exploration;
        this.mishaps = mishaps;
        this.news = news;
    }

    /** Why nothing can be said, if something was seen that could not be confirmed, and no failure could. */
    Optional<Stop> doubt() {
        return doubts.isEmpty() || discoveries.stream().anyMatch(Discovery::endsSearch) ? Optional.empty() : Optional.of(new Stop.Unsupported(doubts.get(0)));
    }

    /** All discoveries so far, in their order. */
    List<Discovery> discoveries() {
        return discoveries;
    }

    /**
     * Looks at all findings of {@code trace}, which is execution number {@code execution} and was run when the executor's knowledge had the version
     * {@code known}; says whether, and why, the search should end with it. When the time is up, what is necessary is done still.
     */
    Optional<Stop> examine(Trace trace, long execution, int known, Deadline deadline) {
        for (Finding finding : trace.findings()) {
            try {
                Optional<String> doubtful = mishaps.attempt("confirming '" + finding.message() + "'", trace.schedule()::toString,
                        () -> confirm(finding, trace, execution, known, deadline), () -> tryAgain(finding));
                doubtful.ifPresent(doubts::add);
            } catch (OutOfMemoryError full) {
                confirmed.remove(key(finding));
                throw full;
            }
        }
        if (doubts.size() >= MOST_DOUBTS) {
            return doubt();
        }
        if (exploration.stopAtFirst() && discoveries.stream().anyMatch(Discovery::endsSearch)) {
            return Optional.of(new Stop.Found());
        }
        return starved ? Optional.of(new Stop.Spent(Limit.HEAP)) : Optional.empty();
    }

    /** That a mistake of ours kept it from being confirmed is no fault of the program's; it may go well when it is seen again. */
    private Optional<String> tryAgain(Finding finding) {
        if (++failures < MOST_FAILURES) {
            confirmed.remove(key(finding));
        }
        return Optional.empty();
    }

    /** Runs the execution again, unless the finding is known; says what is doubtful about it, if anything is. */
    private Optional<String> confirm(Finding finding, Trace trace, long execution, int known, Deadline deadline) {
        String key = key(finding);
        if (!confirmed.add(key)) {
            return Optional.empty();
        }
        Plan plan = Plan.again(simplest(finding, trace, known, deadline));
        Optional<Discovery> discovery;
        int version;
        do {
            version = executor.knowledge().version();
            discovery = replay(finding, plan, execution, deadline);
            // What is learnt from a replay may change the next one: a witness says under which knowledge its schedule can be followed.
        } while (discovery.isPresent() && executor.knowledge().version() != version);
        if (discovery.isPresent()) {
            discovery.filter(found -> seen.add(found.finding().signature())).ifPresent(found -> {
                discoveries.add(found);
                news.accept(found);
            });
            return Optional.empty();
        }
        if (executor.knowledge().version() != known) {
            // The schedule is one of executions with fewer decisions; now that more is known, it will be found again.
            confirmed.remove(key);
            return Optional.empty();
        }
        if (mistaken) {
            return tryAgain(finding);
        }
        if (isOutOfMemory(finding)) {
            starved = true;
            return Optional.empty();
        }
        return Optional.of("'" + finding.message() + "' was seen, but not when the same schedule was run again");
    }

    /** Runs {@code plan} several times, but only once when the time is long up; nothing if the finding is not there each time. */
    private Optional<Discovery> replay(Finding finding, Plan plan, long execution, Deadline deadline) {
        List<String> facts = Knowledge.forWitness(executor.knowledge().facts());
        Discovery discovery = null;
        mistaken = false;
        for (int i = 0; i < REPLAYS && !(i > 0 && deadline.isLongUp()); i++) {
            Trace replayed = replay(plan, i == 0 ? Recording.DETAILS : Recording.NOTHING);
            // The details of a finding may move it from library code to the program's; of several alike, take a new one.
            Optional<Finding> again = replayed.findings().stream()
                    .filter(each -> each.kind() == finding.kind() && each.message().equals(finding.message()) && each.foreign() == finding.foreign())
                    .min(Comparator.comparing((Finding each) -> seen.contains(each.signature())).thenComparing(each -> !each.signature().equals(finding.signature())));
            if (again.isEmpty()) {
                mistaken = replayed.outcome() instanceof RunOutcome.Mistaken;
                return Optional.empty();
            }
            discovery = i == 0 ? new Discovery(again.get(), replayed, execution, 1, facts)
                    : new Discovery(discovery.finding(), discovery.trace(), execution, i + 1, facts);
        }
        return Optional.of(discovery);
    }

    /** True if memory ran out in the program. */
    static boolean isOutOfMemory(Finding finding) {
        return finding.kind() == Finding.Kind.EXCEPTION && finding.message().startsWith("java.lang.OutOfMemoryError");
    }

    /** Findings with the same key are taken for the same before it is known exactly where they happened. */
    private static String key(Finding finding) {
        return finding.signature() + (finding.throwable() == null ? finding.message() : "");
    }

    /** Runs it to its end, even if the time is up meanwhile; if a mistake of ours ends it, once more, with less to write down. */
    private Trace replay(Plan plan, Recording recording) {
        Trace trace = executor.run(plan, recording);
        if (trace.outcome() instanceof RunOutcome.Mistaken) {
            return executor.run(plan, recording == Recording.DETAILS ? Recording.EVENTS : recording);
        }
        return Loop.isUnfinished(trace) ? executor.run(plan, recording) : trace;
    }

    /** The simplest execution found that fails in the same way. */
    private Trace simplest(Finding finding, Trace trace, int known, Deadline deadline) {
        long nanos = Math.min(TimeUnit.SECONDS.toNanos(exploration.minimizing().seconds()), Math.max(LEAST_NANOS, deadline.left()));
        if (exploration.minimizing().seconds() == 0 || deadline.isLongUp() || finding.kind() == Finding.Kind.STUCK || exploration.leniency().spares(finding)) {
            return trace;
        }
        Trace again = executor.run(Plan.again(trace), Recording.EVENTS);
        if (again.findings().stream().noneMatch(each -> isSame(finding, each))) {
            return trace;
        }
        Minimizer minimizer = new Minimizer(executor, other -> other.findings().stream().anyMatch(each -> isSame(finding, each)), deadline, nanos);
        Trace simplest = minimized(minimizer, again);
        return executor.knowledge().version() == known ? simplest : trace;
    }

    private Trace minimized(Minimizer minimizer, Trace failing) {
        try {
            return mishaps.attempt("making an execution simpler", failing.schedule()::toString,
                    () -> minimizer.minimize(failing, exploration.minimizing().search()), () -> failing);
        } catch (OutOfMemoryError full) {
            // What was tried is garbage now; the execution will do as it is.
            return failing;
        }
    }

    private static boolean isSame(Finding one, Finding other) {
        return one.kind() == other.kind() && one.message().equals(other.message()) && one.signature().equals(other.signature());
    }
}
