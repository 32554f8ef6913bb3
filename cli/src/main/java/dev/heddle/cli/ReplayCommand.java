package dev.heddle.cli;

import dev.heddle.explore.result.Result;
import dev.heddle.report.ReportContext;
import dev.heddle.scheduler.Settings;
import java.io.PrintWriter;
import java.nio.file.Path;
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
    private Consent consent;

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
        SavedWitness saved = new SavedWitness(file, classPath, carriers, consent);
        Result result = saved.replay(err).result();
        Target target = saved.target();
        ReportContext context = ReportContext.of(target.name(), "replay", result).withWitnesses(List.of(file.toString()))
                .withFull(output.full()).withSources(target.sources(sources));
        boolean written = outputs.write(context, out, err);
        int code = result.found() ? ExitCode.FOUND : ExitCode.of(result, true, false);
        return written || code == ExitCode.FOUND ? code : ExitCode.INTERNAL;
    }
}
