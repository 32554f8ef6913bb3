package dev.heddle.explore.loop;

import dev.heddle.explore.Discovery;
import dev.heddle.explore.Executor;
import dev.heddle.explore.Knowledge;
import dev.heddle.explore.Plan;
import dev.heddle.explore.result.Stop;
import dev.heddle.model.Finding;
import dev.heddle.model.Recording;
import dev.heddle.model.Trace;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Makes sure of what executions seem to show: a finding is made simpler, and becomes a discovery when the execution was run again several times with the
 * same end.
 */
final class Confirmation {

    private static final int REPLAYS = 3;

    private final Executor executor;
    private final Exploration exploration;

    /** Findings as they were seen first, without details. */
    private final Set<String> confirmed = new HashSet<>();
    private final Set<String> seen = new HashSet<>();
    private final List<Discovery> discoveries = new ArrayList<>();

    Confirmation(Executor executor, Exploration exploration) {
        this.executor = executor;
        this.exploration = exploration;
    }

    /** All discoveries so far, in their order. */
    List<Discovery> discoveries() {
        return discoveries;
    }

    /**
     * Looks at all findings of {@code trace}, which is execution number {@code execution} and was run when the executor's knowledge had the version
     * {@code known}; says whether, and why, the search should end with it.
     */
    Optional<Stop> examine(Trace trace, long execution, int known) {
        for (Finding finding : trace.findings()) {
            Optional<String> doubt = confirm(finding, trace, execution, known);
            if (doubt.isPresent()) {
                return Optional.of(new Stop.Unsupported(doubt.get()));
            }
        }
        return exploration.stopAtFirst() && discoveries.stream().anyMatch(Discovery::isFailure) ? Optional.of(new Stop.Found()) : Optional.empty();
    }

    /** Runs the execution again, unless the finding is known; says what is doubtful about it, if anything is. */
    private Optional<String> confirm(Finding finding, Trace trace, long execution, int known) {
        String key = key(finding);
        if (!confirmed.add(key)) {
            return Optional.empty();
        }
        Plan plan = Plan.again(simplest(finding, trace, known));
        Optional<Discovery> discovery;
        int version;
        do {
            version = executor.knowledge().version();
            discovery = replay(finding, plan, execution);
            // What is learnt from a replay may change the next one: a witness says under which knowledge its schedule can be followed.
        } while (discovery.isPresent() && executor.knowledge().version() != version);
        if (discovery.isPresent()) {
            discovery.filter(found -> seen.add(found.finding().signature())).ifPresent(discoveries::add);
            return Optional.empty();
        }
        if (executor.knowledge().version() != known) {
            // The schedule is one of executions with fewer decisions; now that more is known, it will be found again.
            confirmed.remove(key);
            return Optional.empty();
        }
        return Optional.of("'" + finding.message() + "' was seen, but not when the same schedule was run again");
    }

    /** Runs {@code plan} several times; nothing if the finding is not there each time. */
    private Optional<Discovery> replay(Finding finding, Plan plan, long execution) {
        List<String> facts = Knowledge.forWitness(executor.knowledge().facts());
        Discovery discovery = null;
        for (int i = 0; i < REPLAYS; i++) {
            Trace replayed = replay(plan, i == 0 ? Recording.DETAILS : Recording.NOTHING);
            // The details of a finding may move it from library code to the program's; of several alike, take a new one.
            Optional<Finding> again = replayed.findings().stream()
                    .filter(each -> each.kind() == finding.kind() && each.message().equals(finding.message()))
                    .min(Comparator.comparing(each -> seen.contains(each.signature())));
            if (again.isEmpty()) {
                return Optional.empty();
            }
            if (i == 0) {
                discovery = new Discovery(again.get(), replayed, execution, REPLAYS, facts);
            }
        }
        return Optional.of(discovery);
    }

    /** Findings with the same key are taken for the same before it is known exactly where they happened. */
    private static String key(Finding finding) {
        return finding.signature() + (finding.throwable() == null ? finding.message() : "");
    }

    /** Runs it to its end, even if the time is up meanwhile. */
    private Trace replay(Plan plan, Recording recording) {
        Trace trace = executor.run(plan, recording);
        return Loop.isUnfinished(trace) ? executor.run(plan, recording) : trace;
    }

    /** The simplest execution found that fails in the same way. */
    private Trace simplest(Finding finding, Trace trace, int known) {
        long seconds = exploration.minimizing().seconds();
        if (seconds == 0 || finding.kind() == Finding.Kind.STUCK) {
            return trace;
        }
        Trace again = executor.run(Plan.again(trace), Recording.EVENTS);
        if (again.findings().stream().noneMatch(each -> isSame(finding, each))) {
            return trace;
        }
        Minimizer minimizer = new Minimizer(executor, other -> other.findings().stream().anyMatch(each -> isSame(finding, each)), seconds * 1_000_000_000);
        Trace simplest = minimizer.minimize(again, exploration.minimizing().search());
        return executor.knowledge().version() == known ? simplest : trace;
    }

    private static boolean isSame(Finding one, Finding other) {
        return one.kind() == other.kind() && one.message().equals(other.message()) && one.signature().equals(other.signature());
    }
}
