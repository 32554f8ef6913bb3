package dev.heddle.explore.search;

import dev.heddle.explore.Coverage;
import dev.heddle.explore.Frontier;
import dev.heddle.explore.Plan;
import dev.heddle.model.Decision;
import dev.heddle.model.Strategy;
import dev.heddle.model.Trace;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Runs every schedule: the last decision with an option left is changed, everything before it stays. */
public final class DepthFirst implements Frontier {

    private final List<Node> stack = new ArrayList<>();
    private final List<Decision> prefix = new AbstractList<>() {
        @Override
        public Decision get(int index) {
            return stack.get(index).options.get(stack.get(index).order[stack.get(index).tried]);
        }

        @Override
        public int size() {
            return stack.size();
        }
    };
    private boolean begun;

    @Override
    public Optional<Plan> next() {
        if (begun && stack.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Plan(prefix, Strategy::leaveRunning));
    }

    @Override
    public void update(Trace trace) {
        begun = true;
        for (int i = stack.size(); i < trace.options().size(); i++) {
            stack.add(new Node(trace.options().get(i), trace.schedule().decisions().get(i)));
        }
        while (!stack.isEmpty()) {
            Node last = stack.get(stack.size() - 1);
            if (++last.tried < last.order.length) {
                return;
            }
            stack.remove(stack.size() - 1);
        }
    }

    @Override
    public Coverage coverage() {
        return Coverage.ofAllSchedules().withDone(done());
    }

    /**
     * Takes what follows each option of a choice for equally large (weighted backtrack estimation: Kilby, Slaney, Thiébaux
     * and Walsh, "Estimating Search Tree Size", AAAI 2006).
     */
    private double done() {
        double done = 0;
        double share = 1;
        for (Node node : stack) {
            share /= node.order.length;
            done += share * node.tried;
        }
        return stack.isEmpty() && begun ? 1 : done;
    }

    /** A choice, and which of its options come when: the one that was taken first, then the others. */
    private static final class Node {

        private final List<Decision> options;
        private final int[] order;
        private int tried;

        Node(List<Decision> options, Decision taken) {
            this.options = options;
            this.order = new int[options.size()];
            int first = options.indexOf(taken);
            order[0] = first;
            for (int i = 0, at = 1; i < order.length; i++) {
                if (i != first) {
                    order[at++] = i;
                }
            }
        }
    }
}
