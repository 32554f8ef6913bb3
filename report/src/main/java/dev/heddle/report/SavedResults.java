package dev.heddle.report;

import dev.heddle.model.FormatException;
import dev.heddle.model.Witness;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What earlier runs left in a directory and those below it.
 *
 * @param witnesses those that no report is about, such as witnesses that were kept
 */
record SavedResults(List<SavedReport> reports, List<SavedWitness> witnesses) {

    /**
     * A witness in a file.
     *
     * @param witness nothing if the file is damaged, and then {@code problem} says what is wrong with it
     */
    record SavedWitness(Path file, Optional<Witness> witness, String problem) {

        static SavedWitness read(Path file) throws IOException {
            try {
                return new SavedWitness(file, Optional.of(Witness.parse(Files.readString(file))), "");
            } catch (FormatException e) {
                return new SavedWitness(file, Optional.empty(), e.getMessage());
            }
        }
    }

    /** Reads all of it. Paths in reports are relative to {@code baseDirectory}. */
    static SavedResults in(Path directory, Path baseDirectory) throws IOException {
        List<SavedReport> reports = new ArrayList<>();
        for (Path file : files(directory, ".json")) {
            try {
                SavedReport.parse(Files.readString(file)).ifPresent(reports::add);
            } catch (FormatException e) {
                throw new FormatException(file + " " + e.getMessage());
            }
        }
        Set<Path> known = new HashSet<>();
        for (SavedReport report : reports) {
            report.findings().forEach(finding -> finding.witness().ifPresent(file -> known.add(baseDirectory.resolve(file).toAbsolutePath().normalize())));
        }
        List<SavedWitness> witnesses = new ArrayList<>();
        for (Path file : files(directory, ".witness")) {
            if (!known.contains(file.toAbsolutePath().normalize())) {
                witnesses.add(SavedWitness.read(file));
            }
        }
        return new SavedResults(reports, witnesses);
    }

    private static List<Path> files(Path directory, String ending) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
        }
    }
}
