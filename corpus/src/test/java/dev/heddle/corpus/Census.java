package dev.heddle.corpus;

import dev.heddle.dpor.Dpor;
import dev.heddle.dpor.Equivalence;
import dev.heddle.dpor.Reduction;
import dev.heddle.explore.Coverage;
import dev.heddle.explore.Frontier;
import dev.heddle.explore.Plan;
import dev.heddle.explore.inputs.Flipping;
import dev.heddle.model.Finding;
import dev.heddle.model.Recording;
import dev.heddle.model.Trace;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;

/** A reduction that counts what its executions come to. */
final class Census implements Frontier {

    private static final Set<Finding.Kind> WAITS_FOR_EVER = Set.of(Finding.Kind.DEADLOCK, Finding.Kind.LOST_NOTIFICATION,
            Finding.Kind.LIVELOCK, Finding.Kind.LEAKED_THREAD);

    private final Reduction reduction = (Reduction) Dpor.optimal(Flipping.by(Check.SOLVER)).frontier().get();
    /** A hash for each class of executions: there are many, and what tells them apart is long. */
    private final Set<UUID> classes = new HashSet<>();
    /** After how many executions, how many were expected in all. */
    private final TreeMap<Long, Double> expected = new TreeMap<>();
    private long executions;
    private long stuck;

    long classes() {
        return classes.size();
    }

    long executions() {
        return executions;
    }

    /** How many executions were expected in all when there had been so many, or as soon as anything was. */
    double expectedAfter(long some) {
        return expected.ceilingEntry(some).getValue();
    }

    long stuck() {
        return stuck;
    }

    /** Executions that were given up because they could only repeat others. */
    long redundant() {
        return reduction.redundant();
    }

    @Override
    public Optional<Plan> next() {
        return reduction.next();
    }

    @Override
    public void update(Trace trace) {
        classes.add(UUID.nameUUIDFromBytes(Equivalence.signature(trace).getBytes(StandardCharsets.UTF_8)));
        if (trace.findings().stream().anyMatch(finding -> WAITS_FOR_EVER.contains(finding.kind()))) {
            stuck++;
        }
        reduction.update(trace);
        executions++;
        double done = reduction.coverage().done().orElseThrow();
        if (done > 0) {
            expected.put(executions, executions / done);
        }
    }

    @Override
    public Recording recording() {
        return Recording.EVENTS;
    }

    @Override
    public Coverage coverage() {
        return reduction.coverage();
    }
}
