package dev.heddle.cli;

import dev.heddle.engine.BugReport;
import dev.heddle.engine.JvmExecutor;
import dev.heddle.engine.Looks;
import dev.heddle.explore.Deadline;
import dev.heddle.explore.inputs.Flipping;
import dev.heddle.explore.loop.Exploration;
import dev.heddle.explore.loop.Explorer;
import dev.heddle.explore.result.Result;
import dev.heddle.model.Job;
import dev.heddle.model.Legible;
import dev.heddle.model.Option;
import dev.heddle.report.ReportContext;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code heddle check}. */
@Command(
        name = "check",
        description = "Runs a program under many schedules and reports what goes wrong in any of them.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  heddle check examples/LostUpdate.java",
            "  heddle check -cp target/classes com.acme.Main -- first second",
            "  heddle check --strategy random --seed 7 --time 20 -cp app.jar com.acme.Main",
            "  heddle check -cp target/classes --symbolic 'com.acme.Account#withdraw(int)'"
        })
final class CheckCommand implements Callable<Integer> {

    private static final int MOST_JOBS = 1_000;

    @Parameters(index = "0", arity = "0..1", paramLabel = "PROGRAM",
            description = "A source file, which is compiled, or the name of a class with a main method.")
    private String program;

    @Parameters(index = "1..*", paramLabel = "ARGUMENT", description = "Arguments of the program; put -- before them.")
    private List<String> arguments = new ArrayList<>();

    @CommandLine.Option(names = {"-cp", "--class-path"}, paramLabel = "PATH", defaultValue = "",
            description = "Where the program's classes are: directories and jars, as for java. Default: the current directory.")
    private String classPath;

    @Mixin
    private EntryOptions begin;

    @CommandLine.Option(names = "--jobs", order = SearchOptions.LAST + 1, paramLabel = "N", defaultValue = "1",
            description = "Explore with so many processes; exhaustively, by dpor. Default: ${DEFAULT-VALUE}.")
    private int jobs;

    @CommandLine.Option(names = "--checkpoint", order = SearchOptions.LAST + 2, paramLabel = "FILE",
            description = "Save an exhaustive search, by dpor, to this file now and then, and take it up from there if the file exists.")
    private Path checkpoint;

    @CommandLine.Option(names = "--name", order = SearchOptions.LAST + 4, paramLabel = "NAME", description = "What reports call the program. Default: as it is named here.")
    private String name;

    @Mixin
    private OutputOptions output;

    @CommandLine.Option(names = "--out", order = SearchOptions.LAST + 8, paramLabel = "DIR", defaultValue = "heddle-out",
            description = "Where witnesses are written. Default: ${DEFAULT-VALUE}.")
    private Path out;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter stdout = spec.commandLine().getOut();
        PrintWriter stderr = spec.commandLine().getErr();
        SearchOptions search = new SearchOptions(spec.commandLine().getParseResult());
        Exploration exploration = search.exploration();
        List<Path> sources = output.sources();
        Target target = begin.target(program, classPath);
        Entry entry = begin.entry(target, arguments);
        Launch launch = new Launch(new Job(target.kind(), entry.text(), arguments, classPath, search.values()), target, entry);
        OutputOptions.Outputs outputs = output.outputs(out, target.simpleName());
        if (jobs < 1 || jobs > MOST_JOBS) {
            throw new UsageException("--jobs must be from 1 to " + MOST_JOBS);
        }
        Optional<Checkpoint> saved = Optional.ofNullable(checkpoint).map(path -> new Checkpoint(path, launch));
        Deadline wished = Deadline.never();
        Interrupts interrupts = new Interrupts(wished);
        interrupts.listen();
        Result explored = explore(launch, exploration, search.flipping(), new ProgressLine(stderr, outputs.isForPeople()), saved, wished);
        Result result = new BugReport(out, target.simpleName(), launch.job()).about(explored);
        WitnessFiles files = new WitnessFiles(out, target.simpleName(), launch.job());
        List<String> witnesses = files.write(result);
        ReportContext context = ReportContext.of(name != null ? name : launch.subject(), launch.job().options().text(Option.STRATEGY), result)
                .withWitnesses(witnesses).withRaces(launch.looksForRaces(), launch.racesFail()).withFull(output.full()).withSources(target.sources(sources));
        files.problem().ifPresent(problem -> stderr.println("heddle: " + Legible.text(problem)));
        stderr.flush();
        boolean written = outputs.write(context, stdout, stderr) && saved.flatMap(Checkpoint::problem).isEmpty();
        int code = ExitCode.of(result, launch.racesFail(), launch.job().options().isOn(Option.REQUIRE_EXHAUSTIVE));
        return interrupts.exitCode(written || code == ExitCode.FOUND ? code : ExitCode.INTERNAL);
    }

    private Result explore(Launch launch, Exploration exploration, Flipping flipping, ProgressLine line, Optional<Checkpoint> saved, Deadline wished) {
        boolean campaign = jobs > 1 || checkpoint != null;
        String strategy = launch.job().options().text(Option.STRATEGY).toLowerCase(Locale.ROOT);
        if (campaign && !strategy.equals("auto") && !strategy.equals("dpor")) {
            throw new UsageException((jobs > 1 ? "--jobs" : "--checkpoint") + " is for an exhaustive search by dpor; it means nothing to " + strategy);
        }
        JvmExecutor executor = launch.executor();
        // What it takes to instrument the program is no part of the search: on a busy machine there would be no time left for one.
        Deadline deadline = wished.besideIn(exploration.seconds());
        try (ProgressLine progress = line) {
            Looks looks = new Looks(launch.job().options(), executor, () -> launch.executor(launch.job().options().with(Option.TIME_LIMITS, "early")));
            return looks.explore(exploration, progress, deadline, until -> campaign ? new CampaignRun(executor, exploration, flipping, progress, saved, until).run(jobs, launch.elsewhere())
                    : new Explorer(executor, exploration, progress).explore(until).withSolving(flipping.solver().solving()));
        }
    }
}
