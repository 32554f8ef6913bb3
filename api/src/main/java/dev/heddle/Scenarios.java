package dev.heddle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

/** Draws scenarios, small ones first; the same ones for the same seed. */
final class Scenarios {

    /** How often it is tried to draw one that was not drawn before. */
    private static final int TRIES = 100;

    private final Specification specification;
    private final Linearizability.Size most;
    private final SplittableRandom random;
    private final Set<String> drawn = new HashSet<>();

    Scenarios(Specification specification, Linearizability.Size most, long seed) {
        this.specification = specification;
        this.most = most;
        this.random = new SplittableRandom(seed);
    }

    /** One that was not drawn before; {@code growth}, from 0 to less than 1, says how large. Nothing if none is found. */
    Optional<Scenario> next(double growth) {
        for (int i = 0; i < TRIES; i++) {
            Scenario scenario = draw(growth);
            if (scenario.threads().size() >= Math.min(2, most.threads()) && drawn.add(scenario.toString())) {
                return Optional.of(scenario);
            }
        }
        return Optional.empty();
    }

    private Scenario draw(double growth) {
        int threads = most.threads() < 2 ? most.threads() : 2 + (int) (growth * (most.threads() - 1));
        int length = 1 + (int) (growth * most.operations());
        Set<String> used = new HashSet<>();
        Map<String, Integer> groups = new HashMap<>();
        List<Invocation> before = draw(random.nextInt(Math.min(most.before(), length) + 1), -1, used, groups, 0);
        List<List<Invocation>> parallel = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            List<Invocation> thread = draw(length, i, used, groups, threads);
            if (!thread.isEmpty()) {
                parallel.add(thread);
            }
        }
        return new Scenario(before, parallel, draw(random.nextInt(Math.min(most.after(), length) + 1), -1, used, groups, 0));
    }

    /** Calls of one thread; {@code thread} is -1 where no other runs: there, nothing may have to wait. */
    private List<Invocation> draw(int count, int thread, Set<String> used, Map<String, Integer> groups, int threads) {
        List<Invocation> invocations = new ArrayList<>();
        while (invocations.size() < count) {
            List<Specification.Method> possible = specification.operations().stream()
                    .filter(each -> !each.options().once() || !used.contains(each.name()))
                    .filter(each -> thread >= 0 ? isOf(each.options().group(), thread, groups, threads) : !each.mayBlock()).toList();
            if (possible.isEmpty()) {
                break;
            }
            Specification.Method operation = possible.get(random.nextInt(possible.size()));
            used.add(operation.name());
            List<Object> arguments = new ArrayList<>();
            for (Parameter parameter : operation.parameters()) {
                arguments.add(parameter.values().get(random.nextInt(parameter.values().size())));
            }
            invocations.add(new Invocation(operation, arguments));
        }
        return invocations;
    }

    /** True if operations of {@code group} are called by {@code thread} in the scenario that is being drawn. */
    private boolean isOf(String group, int thread, Map<String, Integer> groups, int threads) {
        return group.isEmpty() || groups.computeIfAbsent(group, any -> random.nextInt(threads)) == thread;
    }
}
