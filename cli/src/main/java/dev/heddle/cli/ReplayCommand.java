package dev.heddle.cli;

import dev.heddle.agent.ClassHashes;
import dev.heddle.explore.Discovery;
import dev.heddle.explore.Exploration;
import dev.heddle.explore.Explorer;
import dev.heddle.explore.Progress;
import dev.heddle.explore.Result;
import dev.heddle.model.Finding;
import dev.heddle.model.FormatException;
import dev.heddle.model.Outcome;
import dev.heddle.model.Trace;
import dev.heddle.model.Verdict;
import dev.heddle.model.Witness;
import dev.heddle.report.ConsoleReport;
import dev.heddle.report.JsonReport;
import dev.heddle.scheduler.Lens;
import dev.heddle.scheduler.Program;
import dev.heddle.scheduler.Settings;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code heddle replay}. */
@Command(
        name = "replay",
        description = "Runs the execution of a witness again and shows it.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false)
final class ReplayCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "FILE", description = "A witness, as 'heddle check' writes it.")
    private Path file;

    @Option(names = {"-cp", "--class-path"}, paramLabel = "PATH",
            description = "Where the program's classes are. Default: as the witness says.")
    private String classPath;

    @Option(names = "--carriers", paramLabel = "auto|continuations|platform", defaultValue = "auto",
            description = "What the program's threads run on. Default: ${DEFAULT-VALUE}.")
    private Settings.Carriers carriers;

    @Option(names = "--format", paramLabel = "text|json", defaultValue = "text", description = "How to print the result. Default: ${DEFAULT-VALUE}.")
    private CheckCommand.Format format;

    @Option(names = "--full", description = "Leave nothing out of the table.")
    private boolean full;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        Witness witness = read();
        String path = classPath != null ? classPath : witness.classpath();
        Target target = Target.of(name(witness), path);
        Program program = target.load(witness.arguments());
        Exploration exploration = Exploration.defaults().withSeconds(0).withSettings(settings(witness));
        long start = System.nanoTime();
        Trace trace = new Explorer(program, exploration, Progress.NONE).replay(witness.schedule().decisions(), witness.lens());
        List<String> changed = changed(witness);
        if (trace.outcome() instanceof Outcome.Diverged diverged) {
            throw new UsageException("the program does not follow the schedule of " + file + ": " + diverged.how() + "\n" + advice(changed));
        }
        List<Finding> same = trace.findings().stream().filter(finding -> finding.kind().id().equals(witness.finding())).toList();
        List<Discovery> discoveries = new ArrayList<>();
        same.stream().sorted((a, b) -> Boolean.compare(b.message().equals(witness.message()), a.message().equals(witness.message()))).limit(1)
                .forEach(finding -> discoveries.add(new Discovery(finding, trace, 1, 1)));
        Result result = new Result(discoveries.isEmpty() ? new Verdict.BudgetSpent("executions") : new Verdict.Found(), "", 1, 1, trace.steps(), 0,
                (System.nanoTime() - start) / 1e9, discoveries, witness.lens(), List.of());
        if (format == CheckCommand.Format.JSON) {
            out.print(new JsonReport(target.name(), "replay", result, List.of(file.toString())).print());
        } else {
            out.print(new ConsoleReport(target.name(), "replay", result, List.of(file.toString()), true, full).print());
        }
        if (discoveries.isEmpty()) {
            spec.commandLine().getErr().println("heddle: '" + witness.message() + "' does not happen any more. " + advice(changed));
        }
        out.flush();
        return discoveries.isEmpty() ? ExitCode.NOTHING_FOUND : ExitCode.FOUND;
    }

    private Witness read() {
        try {
            Witness witness = Witness.parse(Files.readString(file));
            witness.lens().forEach(new Lens()::accept);
            return witness;
        } catch (MalformedInputException e) {
            throw new UsageException(file + " is not a witness: it is not text");
        } catch (IOException e) {
            throw new UsageException(Files.exists(file) ? "cannot read " + file : "there is no file " + file);
        } catch (FormatException e) {
            throw new UsageException(file + ": " + e.getMessage());
        }
    }

    private String name(Witness witness) {
        String[] words = witness.program().split(" ", 2);
        if (words.length != 2 || !words[0].equals("source") && !words[0].equals("class")) {
            throw new UsageException(file + ": '" + witness.program() + "' does not say what to run");
        }
        return words[1];
    }

    private Settings settings(Witness witness) {
        Settings settings = Settings.defaults().withCarriers(carriers);
        for (Map.Entry<String, String> setting : witness.settings().entrySet()) {
            try {
                settings = switch (setting.getKey()) {
                    case "processors" -> settings.withProcessors(Integer.parseInt(setting.getValue()));
                    case "spurious" -> settings.withSpurious(Boolean.parseBoolean(setting.getValue()));
                    case "steps" -> settings.withSteps(Long.parseLong(setting.getValue()));
                    default -> throw new UsageException(file + ": there is no setting '" + setting.getKey() + "'");
                };
            } catch (NumberFormatException e) {
                throw new UsageException(file + ": '" + setting.getValue() + "' is no value for the setting " + setting.getKey());
            }
        }
        return settings;
    }

    /** The program's classes that are not what they were when the witness was made. */
    private static List<String> changed(Witness witness) {
        List<String> changed = new ArrayList<>();
        witness.classes().forEach((name, hash) -> {
            String now = ClassHashes.of(name);
            if (now != null && !now.equals(hash)) {
                changed.add(name);
            }
        });
        return changed;
    }

    private static String advice(List<String> changed) {
        return changed.isEmpty() ? "The program's classes are those of the witness."
                : "The program has changed since the witness was made: " + String.join(", ", changed) + ".";
    }
}
