package dev.heddle.cli;

import dev.heddle.explore.Discovery;
import dev.heddle.explore.Result;
import dev.heddle.model.Finding;
import dev.heddle.model.Limit;
import dev.heddle.model.Trace;
import dev.heddle.model.Verdict;
import dev.heddle.model.Witness;
import dev.heddle.report.ReportContext;
import dev.heddle.scheduler.Settings;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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

    @Mixin
    private OutputOptions output;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        List<Path> sources = output.sources();
        OutputOptions.Outputs outputs = output.outputs(file.toAbsolutePath().getParent(), file.getFileName().toString().replaceFirst("\\.witness$", ""));
        SavedWitness saved = new SavedWitness(file, classPath, carriers);
        Witness witness = saved.witness();
        long start = System.nanoTime();
        Trace trace = saved.explorer().replay(witness.schedule().decisions(), witness.inputs(), witness.lens());
        saved.requireFollowed(trace);
        List<Finding> same = trace.findings().stream().filter(finding -> finding.kind().id().equals(witness.finding())).toList();
        List<Discovery> discoveries = new ArrayList<>();
        same.stream().sorted((a, b) -> Boolean.compare(b.message().equals(witness.message()), a.message().equals(witness.message()))).limit(1)
                .forEach(finding -> discoveries.add(new Discovery(finding, trace, 1, 1)));
        Result result = new Result(discoveries.isEmpty() ? new Verdict.BudgetSpent(Limit.EXECUTIONS) : new Verdict.Found(), "", 1, 1, trace.steps(), 0,
                (System.nanoTime() - start) / 1e9, discoveries, witness.lens(), List.of());
        Target target = saved.target();
        ReportContext context = ReportContext.of(target.name(), "replay", result).withWitnesses(List.of(file.toString()))
                .withFull(output.full()).withSources(target.sources(sources));
        boolean written = outputs.write(context, out, err);
        if (discoveries.isEmpty()) {
            err.println("heddle: '" + witness.message() + "' does not happen any more. " + saved.advice());
        }
        if (!written) {
            return ExitCode.INTERNAL;
        }
        return discoveries.isEmpty() ? ExitCode.NOTHING_FOUND : ExitCode.FOUND;
    }
}
