package dev.heddle.cli;

import dev.heddle.engine.Witnesses;
import dev.heddle.explore.Discovery;
import dev.heddle.explore.result.Result;
import dev.heddle.model.Job;
import dev.heddle.report.WholeFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes the witness of each discovery to a file of its own. */
final class WitnessFiles {

    private final Path directory;
    private final String name;
    private final Job job;
    private String problem;

    /** {@code name} is what the files' names begin with. */
    WitnessFiles(Path directory, String name, Job job) {
        this.directory = directory;
        this.name = name;
        this.job = job;
    }

    /** Why witnesses could not be written, if they could not, and their text, so that nothing is lost. */
    Optional<String> problem() {
        return Optional.ofNullable(problem);
    }

    /** The files, in the order of the discoveries; as many as could be written. */
    List<String> write(Result result) {
        List<String> names = new ArrayList<>();
        for (Discovery discovery : result.discoveries()) {
            String text = Witnesses.of(discovery, job).toString();
            if (problem == null) {
                Path file = directory.resolve(name + "-" + (names.size() + 1) + ".witness");
                try {
                    WholeFile.write(file, text);
                    MadeHere.add(text);
                    names.add(file.toString());
                    continue;
                } catch (IOException e) {
                    problem = "cannot write " + file + ": " + WholeFile.reason(e) + "; name another directory with --out. What would be there, and in files after it:";
                }
            }
            problem += "\n" + text;
        }
        return names;
    }

    /** Writes one witness to {@code file}; returns why that was not possible, if it was not. */
    static Optional<String> write(Discovery discovery, Job job, Path file) {
        try {
            String text = Witnesses.of(discovery, job).toString();
            WholeFile.write(file, text);
            MadeHere.add(text);
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(WholeFile.reason(e));
        }
    }
}
