package dev.heddle.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Runs the execution of a witness again, on the project's class path as it is now. Fails the build if the program still fails. */
@Mojo(name = "replay", requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
public final class ReplayMojo extends ForkingMojo {

    /** The witness file. */
    @Parameter(property = "heddle.witness", required = true)
    private File witness;

    /** Leaves nothing out of the table. */
    @Parameter(property = "heddle.full", defaultValue = "false")
    private boolean full;

    /** Runs the witness even if it was made somewhere else: it says what code to run. */
    @Parameter(property = "heddle.yes", defaultValue = "false")
    private boolean yes;

    @Override
    void perform() throws MojoExecutionException, MojoFailureException {
        Path text = temporary();
        try {
            List<String> arguments = new ArrayList<>(List.of("replay", "--class-path", classPath(), "--format", "text=" + text));
            if (full) {
                arguments.add("--full");
            }
            if (yes) {
                arguments.add("--yes");
            }
            arguments.add(shorten(witness.toPath()));
            Run run = heddle(arguments);
            if (run.exit() == 1 && text.toFile().length() == 0) {
                // So do JVMs end that cannot begin.
                throw new MojoExecutionException(shorten(witness.toPath()) + " cannot be replayed: " + run.said().strip());
            }
            switch (run.exit()) {
                case 0 -> getLog().info(saidWithoutFiles(run));
                case 1 -> {
                    log(text, true);
                    throw new MojoFailureException("the failure of " + shorten(witness.toPath()) + " is still there");
                }
                default -> throw new MojoExecutionException(saidWithoutFiles(run));
            }
        } finally {
            text.toFile().delete();
        }
    }

    /** Without the line about the file that only this goal knows of. */
    private static String saidWithoutFiles(Run run) {
        return String.join("\n", run.said().lines().filter(line -> !line.startsWith("heddle: wrote ")).toList());
    }

    private static Path temporary() throws MojoExecutionException {
        try {
            return Files.createTempFile("heddle-replay", ".txt");
        } catch (IOException e) {
            throw new MojoExecutionException("cannot write to the temporary directory", e);
        }
    }
}
