package dev.heddle.cli;

import dev.heddle.explore.Discovery;
import dev.heddle.explore.Exploration;
import dev.heddle.explore.Result;
import dev.heddle.model.Witness;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes the witness of each discovery to a file of its own. */
final class WitnessFiles {

    private final Path directory;
    private final Target target;
    private final List<String> arguments;
    private final Entry entry;
    private final String classPath;
    private final Exploration exploration;
    private String problem;

    WitnessFiles(Path directory, Target target, List<String> arguments, Entry entry, String classPath, Exploration exploration) {
        this.directory = directory;
        this.target = target;
        this.arguments = arguments;
        this.entry = entry;
        this.classPath = classPath;
        this.exploration = exploration;
    }

    /** Why witnesses could not be written, if they could not, and their text, so that nothing is lost. */
    Optional<String> problem() {
        return Optional.ofNullable(problem);
    }

    /** The files, in the order of the discoveries; as many as could be written. */
    List<String> write(Result result) {
        List<String> names = new ArrayList<>();
        for (Discovery discovery : result.discoveries()) {
            String text = witness(discovery, result.lens()).toString();
            if (problem == null) {
                Path file = directory.resolve(target.simpleName() + "-" + (names.size() + 1) + ".witness");
                try {
                    Files.createDirectories(directory);
                    Files.writeString(file, text);
                    names.add(file.toString());
                    continue;
                } catch (IOException e) {
                    problem = "cannot write " + file + "; name another directory with --out. What would be there, and in files after it:";
                }
            }
            problem += "\n" + text;
        }
        return names;
    }

    /** Writes one witness to {@code file}; returns why that was not possible, if it was not. */
    Optional<String> write(Discovery discovery, List<String> lens, Path file) {
        try {
            Files.writeString(file, witness(discovery, lens).toString());
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(e.getMessage() == null ? e.toString() : e.getMessage());
        }
    }

    private Witness witness(Discovery discovery, List<String> lens) {
        return discovery.witness(target.kind(), arguments, classPath, exploration.settings(), lens).withEntry(entry.text());
    }
}
