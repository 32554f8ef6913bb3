package dev.heddle.explore.loop;

import dev.heddle.explore.Deadline;
import dev.heddle.explore.Executor;
import dev.heddle.explore.Frontier;
import dev.heddle.explore.Plan;
import dev.heddle.explore.look.Itinerary;
import dev.heddle.explore.search.Search;
import dev.heddle.model.Event;
import dev.heddle.model.Recording;
import dev.heddle.model.ThreadId;
import dev.heddle.model.Trace;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Looks for the simplest way to a failure: with the fewest threads, then the fewest context switches, then the fewest
 * steps.
 *
 * <p>It looks in two ways, each within a budget: by systematic search in the order of preemptions, which finds a way with
 * as few of them as there is; and by leaving out and joining stretches of the execution at hand, until nothing more can
 * be left out.
 */
final class Minimizer {

    /** What an execution costs its reader. */
    private record Cost(int threads, int switches, int steps) implements Comparable<Cost> {

        static Cost of(Trace trace) {
            Set<ThreadId> threads = new HashSet<>();
            int switches = 0;
            ThreadId last = null;
            for (Event event : trace.events()) {
                threads.add(event.thread());
                switches += last != null && last != event.thread() ? 1 : 0;
                last = event.thread();
            }
            return new Cost(threads.size(), switches, trace.events().size());
        }

        @Override
        public int compareTo(Cost other) {
            return Comparator.comparingInt(Cost::threads).thenComparingInt(Cost::switches).thenComparingInt(Cost::steps).compare(this, other);
        }
    }

    private static final int SEARCHED = 20_000;
    private static final int SHORTENED = 5_000;
    private static final int SLACK = 4;

    private final Executor executor;
    private final Predicate<Trace> fails;
    private final Deadline deadline;
    private final long nanos;
    /** An execution that takes more steps is no simpler. */
    private long longest;

    /** {@code nanos} is how long to look, in all, unless whoever waits for {@code deadline} is interrupted. */
    Minimizer(Executor executor, Predicate<Trace> fails, Deadline deadline, long nanos) {
        this.executor = executor;
        this.fails = fails;
        this.deadline = deadline;
        this.nanos = nanos;
    }

    /** The simplest execution found that fails as {@code failing} does; its events are known. */
    Trace minimize(Trace failing, Optional<Search> systematic) {
        longest = SLACK * failing.steps() + SLACK;
        Trace best = shorten(failing, deadline.beside(nanos / 2));
        Cost cost = Cost.of(best);
        if (systematic.isPresent() && cost.switches() > 1) {
            Optional<Trace> found = search(systematic.get().frontier().get(), deadline.beside(nanos / 4));
            if (found.isPresent()) {
                Trace other = shorten(found.get(), deadline.beside(nanos / 4));
                return Cost.of(other).compareTo(cost) < 0 ? other : best;
            }
        }
        return best;
    }

    private Optional<Trace> search(Frontier frontier, Deadline end) {
        try {
            Optional<Plan> plan = end.govern(frontier::next);
            for (int i = 0; i < SEARCHED && plan.isPresent() && !end.isUp(); i++) {
                Trace trace = executor.run(plan.get().within(longest).toLookAt(), Recording.EVENTS);
                if (fails.test(trace)) {
                    return Optional.of(trace);
                }
                plan = end.govern(() -> {
                    frontier.update(trace);
                    return frontier.next();
                });
            }
        } catch (Deadline.TimeUp up) {
            // What was found by other means will do.
        }
        return Optional.empty();
    }

    private Trace shorten(Trace failing, Deadline end) {
        Trace best = failing;
        Cost cost = Cost.of(best);
        int runs = 0;
        boolean improved = true;
        while (improved) {
            improved = false;
            for (Itinerary itinerary : Itinerary.of(best).shorter()) {
                if (++runs > SHORTENED || end.isUp()) {
                    return best;
                }
                Trace trace = executor.run(new Plan(List.of(), itinerary.strategy(), best.inputs()).within(longest).toLookAt(), Recording.EVENTS);
                if (fails.test(trace) && Cost.of(trace).compareTo(cost) < 0) {
                    best = trace;
                    cost = Cost.of(trace);
                    improved = true;
                    break;
                }
            }
        }
        return best;
    }
}
