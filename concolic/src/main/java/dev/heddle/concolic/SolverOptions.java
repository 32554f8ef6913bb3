package dev.heddle.concolic;

import dev.heddle.concolic.backend.SolverProcess;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * How constraints are solved.
 *
 * @param milliseconds what one query may take in one backend before its answer is unknown
 * @param java the command that starts the solver process
 * @param classPath what the class path of the solver process is; asked for when the process starts
 */
public record SolverOptions(int milliseconds, String java, Supplier<List<Path>> classPath) {

    private static final int TWO_SECONDS = 2_000;

    public SolverOptions {
        if (milliseconds <= 0) {
            throw new IllegalArgumentException("a query needs time, not " + milliseconds + " ms");
        }
    }

    /** Two seconds for a query, the solvers of this installation, and the Java that runs. */
    public static SolverOptions standard() {
        return new SolverOptions(TWO_SECONDS, Path.of(System.getProperty("java.home"), "bin", "java").toString(), SolverOptions::installation);
    }

    public SolverOptions withMilliseconds(int other) {
        return new SolverOptions(other, java, classPath);
    }

    /** Our jar and those of the solvers. */
    private static List<Path> installation() {
        try {
            List<Path> all = new ArrayList<>(List.of(Path.of(SolverProcess.class.getProtectionDomain().getCodeSource().getLocation().toURI())));
            all.addAll(SolverBundle.files());
            return all;
        } catch (URISyntaxException e) {
            throw new IllegalStateException("the place of our own classes is no path", e);
        } catch (IOException e) {
            throw new UncheckedIOException("the solvers cannot be unpacked", e);
        }
    }
}
