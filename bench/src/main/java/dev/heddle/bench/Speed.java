package dev.heddle.bench;

import dev.heddle.engine.JvmExecutor;
import dev.heddle.explore.loop.Exploration;
import dev.heddle.explore.loop.Explorer;
import dev.heddle.explore.loop.Progress;
import dev.heddle.explore.result.Result;
import dev.heddle.explore.search.Search;
import dev.heddle.model.Choice;
import dev.heddle.model.Recording;
import dev.heddle.model.Strategy;
import dev.heddle.model.ThreadChoice;
import dev.heddle.scheduler.Settings;
import dev.heddle.scheduler.host.Host;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** What an execution, a visible operation and a switch between threads cost. */
@Command(name = "speed", mixinStandardHelpOptions = true, sortOptions = false,
        description = "Prints executions per second beside those of the bare program, the cost of operations and switches, and memory.")
final class Speed implements Callable<Integer> {

    private static final List<Subject> SUBJECTS = List.of(new Subject("LostUpdate", 0), new Subject("Philosophers", 3), new Subject("SharedMap", 0), new Subject("Pool", 0));
    private static final int OPERATIONS = 1_000;
    private static final long STACK_SIZE = 16L << 20;

    @Option(names = "--executions", paramLabel = "N", defaultValue = "100000",
            description = "How many executions are measured, after a tenth as many. Default: ${DEFAULT-VALUE}.")
    private long executions;

    @Override
    public Integer call() throws Exception {
        System.out.printf("Java %s, %d processors%n", Runtime.version(), Runtime.getRuntime().availableProcessors());
        for (Settings.Carriers carriers : Runtime.version().feature() >= 21
                ? List.of(Settings.Carriers.CONTINUATIONS, Settings.Carriers.PLATFORM) : List.of(Settings.Carriers.PLATFORM)) {
            Settings settings = Settings.defaults().withCarriers(carriers);
            System.out.printf("%non %s%n", carriers.name().toLowerCase(Locale.ROOT));
            for (Subject subject : SUBJECTS) {
                for (Search search : List.of(Search.random(0), Search.surw(0))) {
                    explore(subject, search, settings, executions / 10);
                    explore(subject, search, settings, executions).print(subject, search);
                }
            }
            operations(settings);
        }
        System.out.println();
        for (Subject subject : SUBJECTS) {
            System.out.printf("%-16s bare     %s executions/s%n", subject, String.format(Locale.ROOT, "%,10d", Bare.executionsPerSecond(subject)));
        }
        return 0;
    }

    /** What a number of executions cost. */
    private record Cost(Result result, double megabytes) {

        void print(Subject subject, Search search) {
            System.out.printf(Locale.ROOT, "%-16s %-8s %,10.0f executions/s  %,6.0f ns per visible operation  %.1f MB more after %,d executions%n", subject,
                    search.name(), result.executions() / result.seconds(), result.seconds() * 1e9 / result.steps(), megabytes, result.executions());
        }
    }

    private static Cost explore(Subject subject, Search search, Settings settings, long executions) {
        Exploration exploration = Exploration.of(search).withExecutions(executions).withSeconds(0).withStopAtFirst(false);
        Explorer explorer = new Explorer(new JvmExecutor(subject.program(), settings.withStopAtFailure(false)), exploration, Progress.NONE);
        double before = megabytes();
        Result result = explorer.explore();
        return new Cost(result, megabytes() - before);
    }

    private static double megabytes() {
        System.gc();
        return (Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory()) / 1e6;
    }

    /** The same operations, once with as few switches as possible and once with one before each. */
    private void operations(Settings settings) throws InterruptedException {
        Host host = new Host(new Subject("Counting", OPERATIONS).program(), settings);
        Thread thread = new Thread(null, () -> {
            double still = nanos(host, Strategy::leaveRunning);
            double switching = nanos(host, Speed::leave);
            System.out.printf(Locale.ROOT, "%,.0f ns per visible operation, %,.0f ns per switch%n", still, switching - still);
        }, "speed", STACK_SIZE);
        thread.start();
        thread.join();
    }

    /** How long an operation takes. */
    private double nanos(Host host, Strategy strategy) {
        long steps = 0;
        long start = 0;
        for (long i = 0, most = executions / 100; i < most; i++) {
            if (i == most / 2) {
                start = System.nanoTime();
                steps = 0;
            }
            steps += host.run(List.of(), strategy, Recording.NOTHING).steps();
        }
        return (double) (System.nanoTime() - start) / steps;
    }

    private static int leave(Choice choice) {
        return choice instanceof ThreadChoice threads && threads.current() == 0 ? 1 : 0;
    }
}
