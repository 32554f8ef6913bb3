package dev.heddle.engine;

import dev.heddle.explore.HeddleVersion;
import dev.heddle.explore.Mishap;
import dev.heddle.explore.Mishaps;
import dev.heddle.explore.result.Result;
import dev.heddle.model.Job;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A file about mistakes of Heddle's own that a search has survived, for whoever is to mend them. */
public final class BugReport {

    private static final String SUFFIX = "-mistake.txt";

    private final Path directory;
    private final String name;
    private final Job job;

    /** One that goes to {@code directory}, in a file whose name begins with {@code name}; if that cannot be written, to where temporary files are. */
    public BugReport(Path directory, String name, Job job) {
        this.directory = directory;
        this.name = name;
        this.job = job;
    }

    /** Writes it if there is something to report; returns the result, with a note that says so. */
    public Result about(Result result) {
        if (result.mishaps().isEmpty()) {
            return result;
        }
        List<String> notes = new ArrayList<>(result.notes());
        notes.add(result.mishaps().sentence() + write(text(result.mishaps())).map(file -> "; please report it, with what is in " + file)
                .orElse("; please report it, with the program that caused it"));
        return result.withNotes(notes);
    }

    /** Writes about {@code mistake}, which has ended the command {@code arguments}; returns where, unless that is impossible. */
    public static Optional<Path> about(Throwable mistake, List<String> arguments, Path directory) {
        return write(directory, "heddle", system() + "The command ended: heddle " + String.join(" ", arguments) + "\n\n"
                + Mishap.of("", "", mistake).thrown());
    }

    private Optional<Path> write(String text) {
        return write(directory, name, text);
    }

    private static Optional<Path> write(Path directory, String name, String text) {
        try {
            Files.createDirectories(directory);
            return Optional.of(Files.write(directory.resolve(name + SUFFIX), text.getBytes(StandardCharsets.UTF_8)));
        } catch (IOException elsewhere) {
            try {
                return Optional.of(Files.write(Files.createTempFile(name, SUFFIX), text.getBytes(StandardCharsets.UTF_8)));
            } catch (IOException nowhere) {
                return Optional.empty();
            }
        }
    }

    private static String system() {
        return "Heddle " + HeddleVersion.number() + ", Java " + Runtime.version() + ", " + System.getProperty("os.name") + " " + System.getProperty("os.arch") + "\n";
    }

    private String text(Mishaps mishaps) {
        StringBuilder text = new StringBuilder(system());
        text.append(mishaps.sentence()).append(".\n\nThe job:\n");
        job.lines().forEach(line -> text.append("  ").append(line).append('\n'));
        for (Mishap mishap : mishaps.kept()) {
            text.append("\nWhile ").append(mishap.doing()).append(mishap.plan().isEmpty() ? "" : " (" + mishap.plan() + ")").append(":\n").append(mishap.thrown());
        }
        return text.toString();
    }
}
