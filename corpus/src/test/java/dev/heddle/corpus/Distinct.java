package dev.heddle.corpus;

import dev.heddle.dpor.Equivalence;
import dev.heddle.explore.Coverage;
import dev.heddle.explore.Frontier;
import dev.heddle.explore.Plan;
import dev.heddle.model.Decision;
import dev.heddle.model.Event;
import dev.heddle.model.Strategy;
import dev.heddle.model.Trace;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Brute force that goes on from equivalent beginnings once: runs every schedule, but for those that only continue a beginning
 * which another one had in a different order. It knows nothing of what could have happened the other way round.
 */
final class Distinct implements Frontier {

    private final List<Node> stack = new ArrayList<>();
    private final Set<Long> begun = new HashSet<>();
    private boolean first = true;

    /** A choice, and which of its options are still to be tried. */
    private record Node(Decision taken, List<Decision> rest) {
    }

    @Override
    public Optional<Plan> next() {
        if (!first && stack.isEmpty()) {
            return Optional.empty();
        }
        first = false;
        return Optional.of(new Plan(stack.stream().map(Node::taken).toList(), Strategy::leaveRunning));
    }

    @Override
    public void update(Trace trace) {
        long[] beginnings = beginnings(trace);
        for (int i = stack.size(); i < trace.options().size(); i++) {
            Decision taken = trace.schedule().decisions().get(i);
            if (taken instanceof Decision.Run && !begun.add(beginnings[before(trace, i)])) {
                break;
            }
            List<Decision> rest = new ArrayList<>(trace.options().get(i));
            rest.remove(taken);
            stack.add(new Node(taken, rest));
        }
        while (!stack.isEmpty()) {
            Node last = stack.remove(stack.size() - 1);
            if (!last.rest.isEmpty()) {
                stack.add(new Node(last.rest.get(0), last.rest.subList(1, last.rest.size())));
                return;
            }
        }
    }

    /** For each number of events, what the beginnings of so many have in common that are equivalent. */
    private static long[] beginnings(Trace trace) {
        List<String> lines = Equivalence.lines(trace);
        long[] beginnings = new long[lines.size() + 1];
        for (int i = 0; i < lines.size(); i++) {
            beginnings[i + 1] = beginnings[i] + hash(lines.get(i));
        }
        return beginnings;
    }

    private static long hash(String line) {
        long hash = 7;
        for (int i = 0; i < line.length(); i++) {
            hash = (hash ^ line.charAt(i)) * 0x9E3779B97F4A7C15L;
            hash ^= hash >>> 29;
        }
        return hash;
    }

    /** How many events there were when the decision number {@code index} was made. */
    private static int before(Trace trace, int index) {
        int count = 0;
        for (Event event : trace.events()) {
            if (event.decisions() > index) {
                break;
            }
            count++;
        }
        return count > 0 && trace.events().get(count - 1).decisions() == index ? count - 1 : count;
    }

    @Override
    public Coverage coverage() {
        return Coverage.ofAllSchedules();
    }
}
