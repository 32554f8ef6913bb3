package dev.heddle.cli;

import dev.heddle.concolic.SolverChain;
import dev.heddle.concolic.SolverOptions;
import dev.heddle.concolic.Statistics;
import dev.heddle.concolic.search.InputSearches;
import dev.heddle.dpor.Dpor;
import dev.heddle.dpor.Strategies;
import dev.heddle.explore.Exploration;
import dev.heddle.explore.Flipping;
import dev.heddle.explore.Minimizing;
import dev.heddle.explore.Result;
import dev.heddle.explore.Search;
import dev.heddle.scheduler.Settings;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options that say how to search; translated into an {@link Exploration}. */
final class SearchOptions {

    /** How data races count. */
    enum Races {
        FAIL, WARN, OFF
    }

    /** An hour. */
    private static final int MOST_SOLVER_SECONDS = 3_600;

    @Option(names = "--strategy", paramLabel = "NAME", defaultValue = "auto",
            description = {"auto: dpor, and if that is too much by turns with pct, pos, surw and random;",
                "dpor: one schedule of each class of equivalent ones;",
                "dfs: every schedule;",
                "random: every decision at random;",
                "pct: threads by random priorities that change at a few points;",
                "pos: operations by random priorities, drawn anew where they conflict;",
                "surw: uniformly over the orders of the operations on a few resources;",
                "context-bound: dpor for schedules with no preemption, then with at most one, and so on;",
                "source-dpor: a simpler dpor, which may run a class more than once: a check on dpor;",
                "generational: inputs first, those that lead where none led before;",
                "breadth-first: inputs first, the earliest branches first;",
                "deepening: inputs first, to a depth that doubles.",
                "Default: ${DEFAULT-VALUE}."})
    String strategy;

    @Option(names = "--depth", paramLabel = "N",
            description = "With pct: how many operations have to come in the right order for the failure. Default: 3.")
    private Integer depth;

    @Option(names = "--preemptions", paramLabel = "N",
            description = "With context-bound: how many preemptions at most. Default: more and more, to the end.")
    private Integer preemptions;

    @Option(names = "--seed", paramLabel = "N",
            description = "Where strategies that draw schedules start; the same seed draws the same ones. Default: 0.")
    private Long seed;

    @Option(names = "--executions", paramLabel = "N", defaultValue = "1000000",
            description = "Run at most so many executions. Default: ${DEFAULT-VALUE}.")
    long executions;

    @Option(names = "--time", paramLabel = "SECONDS", defaultValue = "60",
            description = "Search at most for so long; 0 for no limit. Default: ${DEFAULT-VALUE}.")
    long seconds;

    @Option(names = "--steps", paramLabel = "N", defaultValue = "100000",
            description = "Cut an execution after so many visible operations. Default: ${DEFAULT-VALUE}.")
    long steps;

    @Option(names = "--loops", paramLabel = "N", defaultValue = "" + Flipping.USUAL_LOOPS,
            description = "Where inputs decide how often a loop or recursion is gone through, look into so many rounds. Default: ${DEFAULT-VALUE}.")
    private int loops;

    @Option(names = "--solver-time", paramLabel = "SECONDS", defaultValue = "2",
            description = "Let the solver look for inputs for so long each time it is asked. Default: ${DEFAULT-VALUE}.")
    private int solverSeconds;

    @Option(names = "--overflow",
            description = "Count it as a failure if a sum, difference or product of whole numbers that depends on inputs leaves the range of its type.")
    private boolean overflow;

    @Option(names = "--remember", paramLabel = "STEPS", defaultValue = "5000000",
            description = "End a search by dpor when it remembers more steps of executions than this; each takes some hundred bytes. "
                    + "Default: ${DEFAULT-VALUE}.")
    private long remembered;

    @Option(names = "--stop-at-first", description = "End with the first failure. This is the default.")
    private boolean stopAtFirst;

    @Option(names = "--all", description = "Go on after the first failure, and report each one once.")
    private boolean all;

    @Option(names = "--minimize", paramLabel = "SECONDS", defaultValue = "2",
            description = "Look for a simpler way to each failure for so long; 0 to report it as it was found. Default: ${DEFAULT-VALUE}.")
    private long minimizeSeconds;

    @Option(names = "--races", paramLabel = "fail|warn|off", defaultValue = "fail",
            description = "Whether data races count as failures, are only reported, or are not looked for. Default: ${DEFAULT-VALUE}.")
    Races races;

    @Option(names = "--spurious", description = "Let waits end for no reason, as the Java specification allows.")
    boolean spurious;

    @Option(names = "--processors", paramLabel = "N", defaultValue = "3",
            description = "What the program is told when it asks how many processors there are. Default: ${DEFAULT-VALUE}.")
    int processors;

    @Option(names = "--carriers", paramLabel = "auto|continuations|platform", defaultValue = "auto",
            description = "What the program's threads run on. Default: ${DEFAULT-VALUE}.")
    Settings.Carriers carriers;

    @Option(names = "--stuck", paramLabel = "SECONDS", defaultValue = "10",
            description = "Report a thread that runs for so long without a visible operation. Default: ${DEFAULT-VALUE}.")
    int stuckSeconds;

    /** Null until an exploration is made. */
    private SolverChain solver;

    Exploration exploration() {
        positive("--loops", loops);
        if (solverSeconds < 1 || solverSeconds > MOST_SOLVER_SECONDS) {
            throw new UsageException("--solver-time must be from 1 to " + MOST_SOLVER_SECONDS);
        }
        solver = new SolverChain(SolverOptions.standard().withMilliseconds(solverSeconds * 1_000));
        positive("--executions", executions);
        positive("--steps", steps);
        positive("--remember", remembered);
        positive("--processors", processors);
        positive("--stuck", stuckSeconds);
        if (stopAtFirst && all) {
            throw new UsageException("--stop-at-first and --all contradict each other");
        }
        if (minimizeSeconds < 0) {
            throw new UsageException("--minimize must not be negative");
        }
        if (seconds < 0) {
            throw new UsageException("--time must not be negative");
        }
        if (carriers == Settings.Carriers.CONTINUATIONS && Runtime.version().feature() < 21) {
            throw new UsageException("--carriers continuations needs Java 21 or newer; this is Java " + Runtime.version().feature());
        }
        Settings settings = Settings.defaults().withSteps(steps).withProcessors(processors).withSpurious(spurious)
                .withRaces(races != Races.OFF).withCarriers(carriers).withStuckSeconds(stuckSeconds).withOverflow(overflow);
        return new Exploration(search(), executions, seconds, remembered, !all, new Minimizing(minimizeSeconds, Optional.of(Dpor.contextBound(-1, flipping()))), settings);
    }

    /** What the solver has done; nothing if it was not asked. */
    Result withSolving(Result result) {
        Statistics statistics = solver.statistics();
        return statistics.queries() == 0 ? result
                : result.withSolving(new Result.Solving(statistics.queries(), statistics.unknown(), statistics.nanoseconds() / 1e9));
    }

    private Flipping flipping() {
        return new Flipping(solver, loops);
    }

    private Search search() {
        try {
            return new Strategies(depth, preemptions, seed, "--", flipping(), InputSearches.all(flipping(), seed == null ? 0 : seed)).named(strategy, executions);
        } catch (IllegalArgumentException e) {
            throw new UsageException(e.getMessage());
        }
    }

    private static void positive(String name, long value) {
        if (value < 1) {
            throw new UsageException(name + " must be at least 1");
        }
    }
}
