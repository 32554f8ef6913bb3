package dev.heddle.cli;

import dev.heddle.explore.Exploration;
import dev.heddle.explore.Explorer;
import dev.heddle.explore.Result;
import dev.heddle.report.ReportContext;
import dev.heddle.scheduler.Program;
import dev.heddle.scheduler.Settings;
import java.io.File;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
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

    @Parameters(index = "0", arity = "0..1", paramLabel = "PROGRAM",
            description = "A source file, which is compiled, or the name of a class with a main method.")
    private String program;

    @Parameters(index = "1..*", paramLabel = "ARGUMENT", description = "Arguments of the program; put -- before them.")
    private List<String> arguments = new ArrayList<>();

    @Option(names = {"-cp", "--class-path"}, paramLabel = "PATH", defaultValue = "",
            description = "Where the program's classes are: directories and jars, as for java. Default: the current directory.")
    private String classPath;

    @Mixin
    private EntryOptions begin;

    @Mixin
    private SearchOptions search;

    @Option(names = "--jobs", paramLabel = "N", defaultValue = "1",
            description = "Explore with so many processes; exhaustively, by dpor. Default: ${DEFAULT-VALUE}.")
    private int jobs;

    @Option(names = "--checkpoint", paramLabel = "FILE",
            description = "Save an exhaustive search, by dpor, to this file now and then, and take it up from there if the file exists.")
    private Path checkpoint;

    @Option(names = "--require-exhaustive", description = "Exit with 4 if nothing was found but not everything was searched.")
    private boolean requireExhaustive;

    @Option(names = "--name", paramLabel = "NAME", description = "What reports call the program. Default: as it is named here.")
    private String name;

    @Mixin
    private OutputOptions output;

    @Option(names = "--out", paramLabel = "DIR", defaultValue = "heddle-out",
            description = "Where witnesses are written. Default: ${DEFAULT-VALUE}.")
    private Path out;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter stdout = spec.commandLine().getOut();
        PrintWriter stderr = spec.commandLine().getErr();
        Exploration exploration = search.exploration();
        List<Path> sources = output.sources();
        Target target = begin.target(program, classPath);
        Entry entry = begin.entry(target, arguments);
        OutputOptions.Outputs outputs = output.outputs(out, target.simpleName());
        Program loaded = target.load(entry, exploration.settings());
        Result result = search.withSolving(explore(loaded, exploration, target, new ProgressLine(stderr, outputs.isForPeople())));
        WitnessFiles files = new WitnessFiles(out, target, arguments, entry, classPath, exploration);
        List<String> witnesses = files.write(result);
        String subject = name != null ? name : entry instanceof Entry.Named ? entry.text() : target.name();
        boolean racesFail = search.races == SearchOptions.Races.FAIL;
        ReportContext context = ReportContext.of(subject, search.strategy, result).withWitnesses(witnesses)
                .withRaces(exploration.settings().races(), racesFail).withFull(output.full()).withSources(target.sources(sources));
        boolean written = outputs.write(context, stdout, stderr);
        files.problem().ifPresent(problem -> stderr.println("heddle: " + problem));
        stderr.flush();
        return written ? ExitCode.of(result, racesFail, requireExhaustive) : ExitCode.INTERNAL;
    }

    private Result explore(Program loaded, Exploration exploration, Target target, ProgressLine line) {
        try (ProgressLine progress = line) {
            return explore(new Explorer(loaded, exploration, progress), exploration, target, progress);
        }
    }

    private Result explore(Explorer explorer, Exploration exploration, Target target, ProgressLine progress) {
        if (jobs < 1) {
            throw new UsageException("--jobs must be at least 1");
        }
        if (jobs == 1 && checkpoint == null) {
            return explorer.explore();
        }
        String option = jobs > 1 ? "--jobs" : "--checkpoint";
        if (!search.strategy.equals("auto") && !search.strategy.equals("dpor")) {
            throw new UsageException(option + " is for an exhaustive search by dpor; it means nothing to " + search.strategy);
        }
        Optional<Checkpoint> file = Optional.ofNullable(checkpoint).map(path -> new Checkpoint(path, target, arguments));
        return new CampaignRun(explorer, exploration, progress, file).run(jobs, workerArguments(target, exploration));
    }

    private List<String> workerArguments(Target target, Exploration exploration) {
        List<String> all = new ArrayList<>(List.of("-cp",
                target.classPath().stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator))));
        Settings settings = exploration.settings();
        all.addAll(List.of("--steps", Long.toString(settings.steps()), "--processors", Integer.toString(settings.processors()),
                "--stuck", Integer.toString(settings.stuckSeconds()), "--races", settings.races() ? "fail" : "off",
                "--carriers", settings.carriers().name().toLowerCase(Locale.ROOT)));
        if (settings.spurious()) {
            all.add("--spurious");
        }
        if (!exploration.stopAtFirst()) {
            all.add("--all");
        }
        all.add(target.mainClass());
        if (!arguments.isEmpty()) {
            all.add("--");
            all.addAll(arguments);
        }
        return all;
    }
}
