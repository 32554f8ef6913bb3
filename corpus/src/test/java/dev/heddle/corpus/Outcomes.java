package dev.heddle.corpus;

import dev.heddle.dpor.Dpor;
import dev.heddle.explore.Frontier;
import dev.heddle.explore.Plan;
import dev.heddle.explore.inputs.Flipping;
import dev.heddle.model.Recording;
import dev.heddle.model.RunOutcome;
import dev.heddle.model.Trace;
import dev.heddle.scheduler.Settings;
import dev.heddle.scheduler.host.Host;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** All that can come of a random program: what its threads have seen, and whether it has come to its end. */
final class Outcomes {

    private static final int STEPS = 2_000;

    private Outcomes() {
    }

    /** The outcomes of {@code program}, with calls of some classes of the JDK taken for one step each if {@code trusting}; nothing if it has more than {@code most} classes of executions. */
    static Optional<Set<String>> of(RandomProgram program, boolean trusting, int most) {
        Host host = new Host(program::run, Settings.defaults().withRaces(false).withSteps(STEPS).withStopAtFailure(false).withJdk(new Settings.Jdk(trusting, Set.of())));
        Set<String> outcomes = new TreeSet<>();
        int learnt;
        do {
            learnt = host.lens().version();
            outcomes.clear();
            if (!collect(host, outcomes, most)) {
                return Optional.empty();
            }
        } while (host.lens().version() != learnt);
        return Optional.of(outcomes);
    }

    /** False if there are too many executions, or one is too long. */
    private static boolean collect(Host host, Set<String> outcomes, int most) {
        Frontier frontier = Dpor.optimal(Flipping.by(new Enumeration())).frontier().get();
        int learnt = host.lens().version();
        int executions = 0;
        for (Optional<Plan> plan; (plan = frontier.next()).isPresent() && host.lens().version() == learnt;) {
            if (++executions > most) {
                return false;
            }
            Observations.clear();
            Trace trace = host.run(plan.get().prefix(), plan.get().suffix(), Recording.EVENTS, plan.get().inputs());
            if (trace.outcome() instanceof RunOutcome.Cut) {
                return false;
            }
            outcomes.add(Observations.text() + (trace.findings().isEmpty() ? "" : " and stands still"));
            frontier.update(trace);
        }
        return true;
    }
}
