package dev.heddle.corpus;

import dev.heddle.agent.Agent;
import dev.heddle.dpor.Equivalence;
import dev.heddle.dpor.Reduction;
import dev.heddle.explore.Frontier;
import dev.heddle.explore.Plan;
import dev.heddle.explore.Search;
import dev.heddle.model.Outcome;
import dev.heddle.model.Trace;
import dev.heddle.scheduler.Host;
import dev.heddle.scheduler.Settings;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;

/** Compares a reduction with brute force: it must run the same classes of executions, each once. */
final class Comparison {

    /** What makes visible, once a host has seen it, more than the other programs have. */
    private static final String TEACHING = "Ix";
    private static final int STEPS = 400;

    private final Search reduction;
    private final int mostSchedules;
    private final boolean optimal;
    /** Hosts keep their threads, so there is none for each program, but one for all that teach the same. */
    private final Map<String, Host> hosts = new HashMap<>();
    private Host host;
    private RandomProgram current;
    private long compared;
    private long traces;

    /** Programs with more schedules than {@code mostSchedules} are left out. */
    Comparison(Search reduction, int mostSchedules) {
        this(reduction, mostSchedules, true);
    }

    /** {@code optimal} if the reduction must not run a class twice. */
    Comparison(Search reduction, int mostSchedules, boolean optimal) {
        this.reduction = reduction;
        this.mostSchedules = mostSchedules;
        this.optimal = optimal;
    }

    /** Calls {@code work} on a thread with room for continuations, which live on the stack of who runs them. */
    static <T> T call(Callable<T> work) throws Exception {
        Agent.install();
        FutureTask<T> task = new FutureTask<>(work);
        Thread thread = new Thread(null, task, "explorer", 16 << 20);
        thread.setDaemon(true);
        thread.start();
        return task.get();
    }

    /** How many programs were small enough to be compared. */
    long compared() {
        return compared;
    }

    /** How many classes of executions they had. */
    long traces() {
        return traces;
    }

    /** What is wrong with the reduction of {@code program}; nothing if it is right or the program too large to say. */
    Optional<String> compare(RandomProgram program) {
        current = program;
        host = hosts.computeIfAbsent(program.toString().replaceAll("[^" + TEACHING + "]|(.)(?=.*\\1)", ""), what -> host());
        int learnt;
        Optional<String> problem;
        do {
            learnt = host.lens().version();
            Classes all = new Classes(false);
            if (!all.take(Search.DFS, mostSchedules)) {
                return Optional.empty();
            }
            problem = difference(all);
        } while (host.lens().version() != learnt);
        compared++;
        return problem.map(text -> program + ": " + text);
    }

    private Host host() {
        Host fresh = new Host(() -> current.run(), Settings.defaults().withRaces(false).withSteps(STEPS));
        fresh.setStopAtFailure(false);
        return fresh;
    }

    private Optional<String> difference(Classes all) {
        traces += all.examples.size();
        Classes reduced = new Classes(optimal);
        try {
            if (!reduced.take(reduction, optimal ? all.examples.size() : mostSchedules)) {
                return Optional.of(reduced.problem == null ? "more executions than the " + all.examples.size() + " classes" : reduced.problem);
            }
        } catch (RuntimeException | Error failure) {
            return Optional.of(String.valueOf(failure.getCause() == null ? failure : failure.getCause()));
        }
        for (Map.Entry<String, String> example : all.examples.entrySet()) {
            if (!reduced.examples.containsKey(example.getKey())) {
                return Optional.of(reduced.examples.size() + " classes instead of " + all.examples.size() + ", for example not" + example.getValue());
            }
        }
        return Optional.empty();
    }

    /** The classes of executions that a search runs. */
    private final class Classes {

        /** For each class, one of its executions. */
        final Map<String, String> examples = new HashMap<>();
        private final boolean once;
        private String problem;

        /** {@code once} if it is wrong to run a class again. */
        Classes(boolean once) {
            this.once = once;
        }

        /** Returns false if there is no end within {@code most} executions, or something is wrong with one. */
        boolean take(Search search, int most) {
            Frontier frontier = search.frontier().get();
            int learnt = host.lens().version();
            int executions = 0;
            for (Optional<Plan> plan; (plan = frontier.next()).isPresent();) {
                if (++executions > most) {
                    return false;
                }
                Trace trace = host.run(plan.get().prefix(), plan.get().suffix(), Host.Recording.EVENTS);
                if (!(trace.outcome() instanceof Outcome.Completed || trace.outcome() instanceof Outcome.Failed)) {
                    problem = "an execution ends with " + trace.outcome() + " after" + describe(trace);
                    return false;
                }
                frontier.update(trace);
                if (host.lens().version() != learnt) {
                    // Executions have more decisions now; everything begins anew.
                    examples.clear();
                    frontier = search.frontier().get();
                    learnt = host.lens().version();
                    executions = 0;
                } else if (examples.put(Equivalence.signature(trace), describe(trace)) != null && once) {
                    problem = "twice" + describe(trace);
                    return false;
                }
            }
            if (frontier instanceof Reduction done && done.redundant() > 0) {
                problem = done.redundant() + " executions were blocked by sleep sets";
                return false;
            }
            return true;
        }
    }

    private static String describe(Trace trace) {
        StringBuilder text = new StringBuilder();
        trace.events().forEach(event -> text.append(' ').append(event.thread()).append(':').append(event.operation().kind())
                .append(event.operation().footprint()));
        return text.toString();
    }
}
