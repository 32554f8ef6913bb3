package dev.heddle.tests;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** What a user has after a build: the script, its jars and the examples, in a directory of its own. */
final class Distribution {

    /** The repository. */
    static final Path ROOT = Path.of(System.getProperty("heddle.root")).toAbsolutePath().normalize();

    /** Short runs are not worth the second compiler. */
    private static final Map<String, String> ENVIRONMENT = Map.of("HEDDLE_JAVA_OPTIONS", "-XX:TieredStopAtLevel=1 -Dheddle.strict=true");

    private final Path home;

    private Distribution(Path home) {
        this.home = home;
    }

    /** Copies script, jars and examples into {@code home}. There are no sources, so that nothing is built. */
    static Distribution in(Path home) throws IOException {
        Path target = ROOT.resolve("cli/target");
        for (Path jar : list(target)) {
            if (jar.getFileName().toString().matches("heddle-cli-.*\\.jar")) {
                copy(jar, home.resolve("cli/target"));
            }
        }
        for (Path jar : list(target.resolve("lib"))) {
            if (Files.isRegularFile(jar)) {
                link(jar, home.resolve("cli/target/lib"));
            }
        }
        for (Path example : list(ROOT.resolve("examples"))) {
            copy(example, home.resolve("examples"));
        }
        copy(ROOT.resolve("heddle"), home);
        return new Distribution(home);
    }

    /** The same file in another directory, by a link where there can be one: the solvers are large. */
    private static void link(Path file, Path directory) throws IOException {
        Files.createDirectories(directory);
        try {
            Files.createLink(directory.resolve(file.getFileName()), file);
        } catch (IOException | UnsupportedOperationException impossible) {
            copy(file, directory);
        }
    }

    private static void copy(Path file, Path directory) throws IOException {
        Files.createDirectories(directory);
        Files.copy(file, directory.resolve(file.getFileName()), StandardCopyOption.COPY_ATTRIBUTES);
    }

    static List<Path> list(Path directory) {
        try (Stream<Path> files = Files.list(directory)) {
            return files.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Path home() {
        return home;
    }

    /** Runs {@code ./heddle} with arguments, in the distribution's directory. */
    Run heddle(String... arguments) {
        return heddle(process -> {
        }, arguments);
    }

    /** Like {@link #heddle(String...)}; {@code meanwhile} is called with the process once it runs. */
    Run heddle(Consumer<ProcessHandle> meanwhile, String... arguments) {
        return Run.of(command(arguments), home, ENVIRONMENT, meanwhile);
    }

    /** Like {@link #heddle(Consumer, String...)}; the process leads a group, in which those are that it starts. */
    Run group(Consumer<ProcessHandle> meanwhile, String... arguments) {
        return Run.of(ProcessGroup.led(command(arguments)), home, ENVIRONMENT, meanwhile);
    }

    private static List<String> command(String... arguments) {
        List<String> command = new ArrayList<>(List.of("./heddle"));
        command.addAll(List.of(arguments));
        return command;
    }

    /** Runs a line as a shell does. */
    Run shell(String line) {
        return Run.of(List.of("bash", "-c", line), home, ENVIRONMENT);
    }
}
