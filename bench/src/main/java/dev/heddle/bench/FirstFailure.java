package dev.heddle.bench;

import dev.heddle.dpor.Dpor;
import dev.heddle.engine.JvmExecutor;
import dev.heddle.explore.Discovery;
import dev.heddle.explore.loop.Exploration;
import dev.heddle.explore.loop.Explorer;
import dev.heddle.explore.loop.Progress;
import dev.heddle.explore.result.Result;
import dev.heddle.explore.search.Search;
import dev.heddle.model.Finding;
import dev.heddle.scheduler.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** How many executions and seconds each strategy needs until it finds the failure of each program. */
@Command(name = "failures", mixinStandardHelpOptions = true, sortOptions = false,
        description = "Prints executions and seconds to the first failure for each program and strategy.")
final class FirstFailure implements Callable<Integer> {

    @Option(names = "--only", paramLabel = "TEXT", defaultValue = "", description = "Only programs whose names contain this.")
    private String only;

    @Option(names = "--strategies", paramLabel = "NAME", split = ",", defaultValue = "auto,dpor,dfs,random,pct,pos,surw",
            description = "Default: ${DEFAULT-VALUE}.")
    private List<String> strategies;

    @Option(names = "--seeds", paramLabel = "N", defaultValue = "20", description = "How many seeds. Default: ${DEFAULT-VALUE}.")
    private int seeds;

    @Option(names = "--time", paramLabel = "SECONDS", defaultValue = "20", description = "For each search. Default: ${DEFAULT-VALUE}.")
    private long seconds;

    @Option(names = "--executions", paramLabel = "N", defaultValue = "100000", description = "For each search. Default: ${DEFAULT-VALUE}.")
    private long executions;

    /** A search that found a failure. */
    private record Hit(long executions, double seconds) {
    }

    @Override
    public Integer call() {
        System.out.printf("%-20s %-8s %9s %20s %20s%n", "", "", "found", "executions", "seconds");
        System.out.printf("%-20s %-8s %9s %10s %9s %10s %9s%n", "program", "strategy", "of", "median", "most", "median", "most");
        for (Subject subject : Subject.family()) {
            if (subject.toString().contains(only)) {
                strategies.forEach(strategy -> measure(subject, strategy));
            }
        }
        return 0;
    }

    private void measure(Subject subject, String strategy) {
        int runs = strategy.equals("dpor") || strategy.equals("dfs") ? 1 : seeds;
        List<Hit> hits = new ArrayList<>();
        for (int seed = 0; seed < runs; seed++) {
            search(subject, search(strategy, seed)).ifPresent(hits::add);
        }
        System.out.printf("%-20s %-8s %4d / %2d", subject, strategy, hits.size(), runs);
        if (!hits.isEmpty()) {
            long[] counts = hits.stream().mapToLong(Hit::executions).sorted().toArray();
            double[] times = hits.stream().mapToDouble(Hit::seconds).sorted().toArray();
            System.out.printf(" %,10d %,9d %10.2f %9.2f", counts[counts.length / 2], counts[counts.length - 1], times[times.length / 2],
                    times[times.length - 1]);
        }
        System.out.println();
    }

    private Optional<Hit> search(Subject subject, Search search) {
        Exploration exploration = Exploration.of(search).withExecutions(executions).withSeconds(seconds);
        Result result = new Explorer(new JvmExecutor(subject.program(), Settings.defaults()), exploration, Progress.NONE).explore();
        return result.discoveries().stream().filter(each -> each.finding().kind() != Finding.Kind.DATA_RACE).mapToLong(Discovery::execution)
                .boxed().findFirst().map(execution -> new Hit(execution, result.seconds()));
    }

    private Search search(String strategy, long seed) {
        return switch (strategy) {
            case "auto" -> Search.auto(Dpor.OPTIMAL, executions, seed);
            case "portfolio" -> Search.portfolio(seed);
            case "dpor" -> Dpor.OPTIMAL;
            case "dfs" -> Search.DFS;
            case "random" -> Search.random(seed);
            case "pct" -> Search.pct(3, seed);
            case "pos" -> Search.pos(seed);
            case "surw" -> Search.surw(seed);
            default -> throw new IllegalArgumentException("there is no strategy '" + strategy + "'");
        };
    }
}
