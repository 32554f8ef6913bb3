package dev.heddle.cli;

import dev.heddle.explore.look.Contrast;
import dev.heddle.explore.look.Replay;
import dev.heddle.explore.result.Result;
import dev.heddle.model.Finding;
import dev.heddle.report.ConsoleReport;
import dev.heddle.report.ContrastReport;
import dev.heddle.report.ReportContext;
import dev.heddle.scheduler.Settings;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code heddle explain}. */
@Command(
        name = "explain",
        description = "Shows the execution of a witness beside the nearest one that passes, and the decision by which they differ.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false)
final class ExplainCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "FILE", description = "A witness, as 'heddle check' writes it.")
    private Path file;

    @Option(names = {"-cp", "--class-path"}, paramLabel = "PATH",
            description = "Where the program's classes are. Default: as the witness says.")
    private String classPath;

    @Option(names = "--carriers", paramLabel = "auto|continuations|platform", defaultValue = "auto",
            description = "What the program's threads run on. Default: ${DEFAULT-VALUE}.")
    private Settings.Carriers carriers;

    @Option(names = "--time", paramLabel = "SECONDS", defaultValue = "10",
            description = "Look for a passing execution for so long. Default: ${DEFAULT-VALUE}.")
    private long seconds;

    @Option(names = "--full", description = "Leave nothing out of the tables.")
    private boolean full;

    @Mixin
    private Consent consent;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Override
    public Integer call() {
        if (seconds < 1) {
            throw new UsageException("--time must be at least 1");
        }
        PrintWriter out = spec.commandLine().getOut();
        SavedWitness saved = new SavedWitness(file, classPath, carriers, consent);
        saved.requireKnownFinding();
        Replay replay = saved.replay(spec.commandLine().getErr());
        Result result = replay.result();
        if (!result.found()) {
            out.println(new ConsoleReport(ReportContext.of(saved.target().name(), "explain", result)).summary());
            return ExitCode.of(result, true, false);
        }
        Finding finding = result.discoveries().get(0).finding();
        Contrast contrast = Contrast.of(saved.executor(), replay.trace(), finding.kind(), seconds);
        out.print(new ContrastReport(saved.target().name(), finding.message(), contrast, full).print());
        out.flush();
        return ExitCode.FOUND;
    }
}
