package dev.heddle.cli;

import dev.heddle.model.Job;
import dev.heddle.model.Legible;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** To run a witness is to run code that it names. Whoever got one from somebody else is shown what that is, and asked. */
final class Consent {

    @Option(names = "--yes", description = "Run the witness, whoever made it, without a question.")
    private boolean yes;

    @CommandLine.Spec(CommandLine.Spec.Target.MIXEE)
    private CommandLine.Model.CommandSpec spec;

    /** Returns if {@code file}, which holds {@code text}, may be run on {@code classPath}. */
    void require(Path file, String text, Job job, String classPath) {
        if (yes || MadeHere.contains(text)) {
            return;
        }
        String what = "\n  program     " + Legible.line(job.program()) + "\n  class path  " + Legible.line(classPath.isEmpty() ? "." : classPath)
                + (job.arguments().isEmpty() ? "" : "\n  arguments   " + Legible.line(String.join(" ", job.arguments())));
        if (!Terminal.isThere()) {
            throw new UsageException(Legible.line(file.toString()) + " was not made here, and to run it is to run code:" + what + "\nIf you trust that, say so with --yes.");
        }
        PrintWriter err = spec.commandLine().getErr();
        err.println("heddle: " + Legible.line(file.toString()) + " was not made here, and to run it is to run code:" + what);
        err.print("Run it? [y/N] ");
        err.flush();
        String answer = System.console().readLine();
        if (answer == null || !answer.strip().toLowerCase(Locale.ROOT).matches("y|yes")) {
            throw new UsageException(Legible.line(file.toString()) + " was not run");
        }
    }
}
