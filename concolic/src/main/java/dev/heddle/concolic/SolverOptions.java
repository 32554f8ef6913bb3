package dev.heddle.concolic;

import dev.heddle.concolic.backend.SolverProcess;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * How constraints are solved.
 *
 * @param milliseconds what one query may take in one backend before its answer is unknown
 * @param java the command that starts the solver process
 * @param classPath the class path of the solver process
 */
public record SolverOptions(int milliseconds, String java, List<Path> classPath) {

    private static final int TWO_SECONDS = 2_000;
    /** The directory beside our jar in which the solvers' jars are. */
    private static final String SOLVERS = "solvers";

    public SolverOptions {
        if (milliseconds <= 0) {
            throw new IllegalArgumentException("a query needs time, not " + milliseconds + " ms");
        }
        classPath = List.copyOf(classPath);
    }

    /** Two seconds for a query, the solvers of this installation, and the Java that runs. */
    public static SolverOptions standard() {
        return new SolverOptions(TWO_SECONDS, Path.of(System.getProperty("java.home"), "bin", "java").toString(), installation());
    }

    public SolverOptions withMilliseconds(int other) {
        return new SolverOptions(other, java, classPath);
    }

    /** Our jar and those of the solvers: beside it when installed, else on the class path, as in a build. */
    private static List<Path> installation() {
        try {
            Path ours = Path.of(SolverProcess.class.getProtectionDomain().getCodeSource().getLocation().toURI());
            List<Path> all = new ArrayList<>(List.of(ours));
            Path solvers = ours.resolveSibling(SOLVERS);
            if (Files.isDirectory(solvers)) {
                try (Stream<Path> jars = Files.list(solvers)) {
                    all.addAll(jars.filter(jar -> jar.toString().endsWith(".jar")).sorted().toList());
                }
            } else {
                for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
                    all.add(Path.of(entry));
                }
            }
            return all;
        } catch (URISyntaxException e) {
            throw new IllegalStateException("the place of our own classes is no path", e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
