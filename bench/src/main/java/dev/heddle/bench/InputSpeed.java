package dev.heddle.bench;

import dev.heddle.concolic.SolverChain;
import dev.heddle.concolic.SolverOptions;
import dev.heddle.dpor.Dpor;
import dev.heddle.engine.JvmExecutor;
import dev.heddle.explore.Deadline;
import dev.heddle.explore.inputs.Flipping;
import dev.heddle.explore.loop.Exploration;
import dev.heddle.explore.loop.Explorer;
import dev.heddle.explore.loop.Progress;
import dev.heddle.explore.search.Search;
import dev.heddle.model.Recording;
import dev.heddle.model.Strategy;
import dev.heddle.scheduler.Program;
import dev.heddle.scheduler.Settings;
import dev.heddle.scheduler.host.Host;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** What it costs to follow inputs. */
@Command(name = "inputs", mixinStandardHelpOptions = true, sortOptions = false,
        description = "Prints paths and solver calls per second, and how much slower programs are whose inputs are followed.")
final class InputSpeed implements Callable<Integer> {

    private static final int ROUNDS = 100_000;
    private static final long STACK_SIZE = 16L << 20;

    @Option(names = "--seconds", paramLabel = "N", defaultValue = "10",
            description = "For how long each program's paths are explored, after half of that. Default: ${DEFAULT-VALUE}.")
    private long seconds;

    @Override
    public Integer call() throws Exception {
        System.out.printf("Java %s, %d processors%n%n", Runtime.version(), Runtime.getRuntime().availableProcessors());
        for (int branches : new int[] {10, 100, 1_000}) {
            paths(new Subject("Branches", branches));
        }
        System.out.println();
        for (String name : List.of("Arithmetic", "SymbolicArithmetic")) {
            slowDown(new Subject(name, ROUNDS));
        }
        return 0;
    }

    /** Explores as much as there is, and again, until the time is up. */
    private void paths(Subject subject) {
        Explorer explorer = new Explorer(new JvmExecutor(subject.program().followingInputs(), Settings.defaults()), Exploration.of(Search.DFS), Progress.NONE);
        try (SolverChain warm = new SolverChain(SolverOptions.standard()); SolverChain solver = new SolverChain(SolverOptions.standard())) {
            explore(explorer, warm, seconds * 1_000_000_000 / 2);
            long start = System.nanoTime();
            long paths = explore(explorer, solver, seconds * 1_000_000_000);
            double time = (System.nanoTime() - start) / 1e9;
            System.out.printf(Locale.ROOT, "%-24s %,8.0f paths/s  %,8.0f solver calls/s  %3.0f %% of the time in the solver%n", subject, paths / time,
                    solver.statistics().queries() / time, solver.statistics().nanoseconds() / time / 1e7);
        }
    }

    private long explore(Explorer explorer, SolverChain solver, long nanos) {
        long paths = 0;
        for (long start = System.nanoTime(); System.nanoTime() - start < nanos;) {
            paths += explorer.explore(Dpor.optimal(new Flipping(solver, Integer.MAX_VALUE)).frontier().get(), Long.MAX_VALUE, 0, Deadline.in(seconds), List.of())
                    .tally().executions();
        }
        return paths;
    }

    private static void slowDown(Subject subject) throws IOException, InterruptedException {
        double bare = Loop.bareNanos(subject) / ROUNDS;
        double schedule = nanos(subject.program());
        double inputs = nanos(subject.program().followingInputs());
        System.out.printf(Locale.ROOT, "%-28s bare %6.2f ns per round, with schedules %6.2f (%.1f times), with inputs %8.2f (%.1f times bare, %.1f times schedules)%n",
                subject.className(), bare, schedule, schedule / bare, inputs, inputs / bare, inputs / schedule);
    }

    /** How long a round takes. */
    private static double nanos(Program program) throws InterruptedException {
        Host host = new Host(program, Settings.defaults().withSteps(Long.MAX_VALUE));
        double[] result = new double[1];
        Thread thread = new Thread(null, () -> {
            try {
                result[0] = Loop.nanos(() -> host.run(List.of(), Strategy::leaveRunning, Recording.NOTHING)) / ROUNDS;
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        }, "inputs", STACK_SIZE);
        thread.start();
        thread.join();
        return result[0];
    }
}
