package dev.heddle.cli;

import dev.heddle.dpor.Dpor;
import dev.heddle.explore.Exploration;
import dev.heddle.explore.Search;
import dev.heddle.scheduler.Settings;
import java.util.Locale;
import picocli.CommandLine.Option;

/** The options that say how to search; translated into an {@link Exploration}. */
final class SearchOptions {

    /** How data races count. */
    enum Races {
        FAIL, WARN, OFF
    }

    @Option(names = "--strategy", paramLabel = "NAME", defaultValue = "dpor",
            description = "dpor: one schedule of each class of equivalent ones; dfs: every schedule; random: schedules drawn at random. "
                    + "Default: ${DEFAULT-VALUE}.")
    String strategy;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "0", description = "Where random strategies start. Default: ${DEFAULT-VALUE}.")
    long seed;

    @Option(names = "--executions", paramLabel = "N", defaultValue = "1000000",
            description = "Run at most so many executions. Default: ${DEFAULT-VALUE}.")
    long executions;

    @Option(names = "--time", paramLabel = "SECONDS", defaultValue = "60",
            description = "Search at most for so long; 0 for no limit. Default: ${DEFAULT-VALUE}.")
    long seconds;

    @Option(names = "--steps", paramLabel = "N", defaultValue = "100000",
            description = "Cut an execution after so many visible operations. Default: ${DEFAULT-VALUE}.")
    long steps;

    @Option(names = "--all", description = "Go on after the first failure, and report each one once.")
    boolean all;

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

    Exploration exploration() {
        positive("--executions", executions);
        positive("--steps", steps);
        positive("--processors", processors);
        positive("--stuck", stuckSeconds);
        if (seconds < 0) {
            throw new UsageException("--time must not be negative");
        }
        if (carriers == Settings.Carriers.CONTINUATIONS && Runtime.version().feature() < 21) {
            throw new UsageException("--carriers continuations needs Java 21 or newer; this is Java " + Runtime.version().feature());
        }
        Settings settings = new Settings(steps, processors, spurious, races != Races.OFF, carriers, stuckSeconds);
        return new Exploration(search(), executions, seconds, !all, settings);
    }

    private Search search() {
        return switch (strategy.toLowerCase(Locale.ROOT)) {
            case "dpor" -> Dpor.OPTIMAL;
            case "dfs" -> Search.DFS;
            case "random" -> Search.random(seed);
            default -> throw new UsageException("there is no strategy '" + strategy + "'; there are dpor, dfs and random");
        };
    }

    private static void positive(String name, long value) {
        if (value < 1) {
            throw new UsageException(name + " must be at least 1");
        }
    }
}
