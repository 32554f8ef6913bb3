package dev.heddle.corpus;

import corpus.random.Interpreter;
import dev.heddle.agent.Agent;
import dev.heddle.dpor.Equivalence;
import dev.heddle.dpor.Reduction;
import dev.heddle.explore.Frontier;
import dev.heddle.explore.Plan;
import dev.heddle.explore.search.Search;
import dev.heddle.model.CutReason;
import dev.heddle.model.Recording;
import dev.heddle.model.RunOutcome;
import dev.heddle.model.Trace;
import dev.heddle.scheduler.Program;
import dev.heddle.scheduler.Settings;
import dev.heddle.scheduler.Settings.TimeLimits;
import dev.heddle.scheduler.host.Host;
import dev.heddle.term.Valuation;
import java.io.File;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.function.Function;
import java.util.function.Supplier;

/** Compares a reduction with brute force: it must run the same classes of executions, each once. */
final class Comparison {

    /** Operations that make visible, once a host has seen one, more than the other programs have: each kind something of its own. */
    private static final List<String> TEACHING = List.of("I", "xgρΡ", "θΜμΩ", "ΔΛ", "адижф", "пбцчшщ");
    private static final int STEPS = 400;
    /** Between the shorter and the longer limits that the operations have. */
    private static final long PATIENCE = 3_000_000;
    private static final MethodHandle INTERPRETER = following();

    private final Search reduction;
    private final int mostSchedules;
    private final boolean optimal;
    private final TimeLimits timeLimits;
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
        this(reduction, mostSchedules, optimal, TimeLimits.ANY);
    }

    Comparison(Search reduction, int mostSchedules, boolean optimal, TimeLimits timeLimits) {
        this.reduction = reduction;
        this.mostSchedules = mostSchedules;
        this.optimal = optimal;
        this.timeLimits = timeLimits;
    }

    private static MethodHandle following() {
        try {
            List<URL> classPath = new ArrayList<>();
            for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
                classPath.add(Path.of(entry).toUri().toURL());
            }
            ClassLoader loader = new URLClassLoader(classPath.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
            Agent.followInputs(loader);
            return MethodHandles.publicLookup().findStatic(loader.loadClass(Interpreter.class.getName()), "main",
                    MethodType.methodType(void.class, String[].class, int.class, boolean.class));
        } catch (ReflectiveOperationException | MalformedURLException e) {
            throw new IllegalStateException(e);
        }
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
        host = hosts.computeIfAbsent(program.hasInputs() + TEACHING.stream().map(program::hasAny).toList().toString(), what -> host(program.hasInputs()));
        int learnt;
        Optional<String> problem;
        do {
            learnt = host.lens().version();
            Classes all = new Classes(false);
            for (Valuation inputs : program.valuations()) {
                if (!all.take(Distinct::new, mostSchedules, plan -> inputs)) {
                    return Optional.ofNullable(all.problem).map(text -> program + ": " + text);
                }
            }
            problem = difference(all);
        } while (host.lens().version() != learnt);
        compared++;
        return problem.map(text -> program + ": " + text);
    }

    private Host host(boolean inputs) {
        return new Host(inputs ? new Following() : () -> current.run(), Settings.defaults().withRaces(false).withSteps(STEPS).withStopAtFailure(false)
                .withTimeLimits(timeLimits, PATIENCE).withJdk(new Settings.Jdk(true, Set.of())));
    }

    private Optional<String> difference(Classes all) {
        traces += all.examples.size();
        Classes reduced = new Classes(optimal);
        try {
            if (!reduced.take(reduction.frontier(), optimal ? all.examples.size() + all.unmeant : mostSchedules, Plan::inputs)) {
                return Optional.of(reduced.problem == null ? "more executions than the " + all.examples.size() + " classes" : reduced.problem);
            }
        } catch (RuntimeException | Error failure) {
            return Optional.of(String.valueOf(failure.getCause() == null ? failure : failure.getCause()));
        }
        for (Map.Entry<String, String> example : all.examples.entrySet()) {
            if (!reduced.examples.containsKey(example.getKey()) && !reduced.goesOn(all.cutOff.get(example.getKey()))) {
                return Optional.of(reduced.examples.size() + " classes instead of " + all.examples.size() + ", for example not" + example.getValue());
            }
        }
        return Optional.empty();
    }

    /** The current program, run by an interpreter in which values that depend on inputs are followed. */
    private final class Following implements Program {

        @Override
        public void run() throws Throwable {
            INTERPRETER.invokeExact(current.threads().toArray(String[]::new), current.started(), true);
        }

        @Override
        public boolean followsInputs() {
            return true;
        }
    }

    /** The classes of executions that a search runs. */
    private final class Classes {

        /** For each class, one of its executions. */
        final Map<String, String> examples = new HashMap<>();
        /** For each class in which the end of the program cuts daemons off, what happens before that. */
        private final Map<String, List<String>> cutOff = new HashMap<>();
        /** For each class, and inputs, what its threads have seen. */
        private final Map<String, String> results = new HashMap<>();
        private final boolean once;
        /** How many executions did not count, because the program was not meant for their inputs. */
        private int unmeant;
        private String problem;

        /** {@code once} if it is wrong to run a class again. */
        Classes(boolean once) {
            this.once = once;
        }

        /** Returns false if there is no end within {@code most} executions, or something is wrong with one. */
        boolean take(Supplier<Frontier> search, int most, Function<Plan, Valuation> inputs) {
            Frontier frontier = search.get();
            int learnt = host.lens().version();
            int executions = 0;
            for (Optional<Plan> plan; (plan = frontier.next()).isPresent();) {
                if (++executions > most) {
                    return false;
                }
                Observations.clear();
                Trace trace = host.run(plan.get().prefix(), plan.get().suffix(), Recording.EVENTS, inputs.apply(plan.get()));
                if (current.hasMeetings() && trace.outcome().equals(new RunOutcome.Cut(CutReason.STEPS))) {
                    return false;
                }
                if (host.lens().version() != learnt) {
                    // Executions have more decisions now; everything begins anew.
                    examples.clear();
                    cutOff.clear();
                    results.clear();
                    frontier = search.get();
                    learnt = host.lens().version();
                    executions = 0;
                    continue;
                }
                boolean meant = !(trace.outcome() instanceof RunOutcome.AssumptionFailed);
                unmeant += meant ? 0 : 1;
                if (meant && !(trace.outcome() instanceof RunOutcome.Completed || trace.outcome() instanceof RunOutcome.Failed)) {
                    problem = "an execution ends with " + trace.outcome() + " after" + describe(trace);
                    return false;
                }
                frontier.update(trace);
                if (meant && !isAsExpected(trace, inputs.apply(plan.get()))) {
                    return false;
                }
            }
            return isExhausted(frontier);
        }

        /** Takes an execution down; false if it should not be there, or threads have seen something else in one that is equivalent. */
        private boolean isAsExpected(Trace trace, Valuation inputs) {
            String signature = Equivalence.signature(trace);
            boolean again = examples.put(signature, describe(trace)) != null;
            int last = trace.events().size() - 1;
            if (last >= 0 && trace.events().get(last).footprint().endsProgram()) {
                cutOff.put(signature, Equivalence.lines(trace).subList(0, last));
            }
            String others = results.put(signature + inputs, Observations.text());
            if (again && once) {
                problem = "twice" + describe(trace);
                return false;
            }
            if (others != null && !others.equals(Observations.text())) {
                problem = "equivalent executions have different results, as" + describe(trace);
                return false;
            }
            return true;
        }

        /** True if in one of the classes daemons go on after {@code beginning}, which then shows nothing that this class does not. */
        boolean goesOn(List<String> beginning) {
            return beginning != null && examples.keySet().stream().anyMatch(signature -> List.of(signature.split("\n")).containsAll(beginning));
        }

        private boolean isExhausted(Frontier frontier) {
            if (frontier instanceof Reduction done && (optimal && done.redundant() > 0 || !done.coverage().isExhaustive())) {
                problem = done.redundant() + " executions were blocked by sleep sets " + done.coverage().notes();
                return false;
            }
            return true;
        }
    }

    private static String describe(Trace trace) {
        StringBuilder text = new StringBuilder();
        trace.events().forEach(event -> text.append(' ').append(event.thread()).append(':').append(event.kind())
                .append(event.footprint()));
        return text.toString();
    }
}
