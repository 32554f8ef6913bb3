package dev.heddle.embed;

import dev.heddle.engine.Witnesses;
import dev.heddle.model.FormatException;
import dev.heddle.model.Witness;
import dev.heddle.report.WholeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Where the witnesses of one piece of code are kept from one run to the next: files whose names begin with its own. */
public final class WitnessFolder {

    private static final String SUFFIX = ".witness";
    private static final Path TARGET = Path.of("target", "heddle");
    private static final Path RESOURCES = Path.of("src", "test", "resources", "heddle");

    private final Path folder;
    private final boolean isKept;
    private final List<Path> others;
    private final String name;

    /** A witness in a file. */
    record Saved(Path file, Witness witness) {
    }

    /**
     * New witnesses go to {@code folder}; those in {@code others} are only read.
     *
     * @param isKept whether witnesses that do not fail any more stay, as a test that the failure does not come back
     */
    public WitnessFolder(Path folder, boolean isKept, List<Path> others, String name) {
        this.folder = folder;
        this.isKept = isKept;
        this.others = others;
        this.name = name;
    }

    /** Where the witnesses of {@code name} are by default, or where the option {@code witnesses} says. */
    public static WitnessFolder of(Configuration configuration, String name) {
        Path here = Path.of("").toAbsolutePath();
        Path module = here.resolve(System.getProperty("basedir", ""));
        Path base = module.equals(here) ? Path.of("") : module;
        Optional<Path> named = configuration.text("witnesses").map(base::resolve);
        return new WitnessFolder(named.orElse(base.resolve(TARGET)), named.isPresent(), List.of(base.resolve(RESOURCES)), name);
    }

    /** Where new witnesses go. */
    Path folder() {
        return folder;
    }

    /** The witnesses from before. */
    List<Saved> saved() {
        Set<Path> folders = new LinkedHashSet<>(List.of(folder));
        folders.addAll(others);
        List<Saved> all = new ArrayList<>();
        for (Path each : folders) {
            for (Path file : files(each)) {
                all.add(read(file));
            }
        }
        return all;
    }

    private List<Path> files(Path directory) {
        if (!Files.isDirectory(directory)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(directory)) {
            return files.filter(file -> file.getFileName().toString().matches("\\Q" + name + "\\E-\\d+\\.witness")).sorted().toList();
        } catch (IOException e) {
            throw new IllegalStateException("cannot read the folder " + directory + ", where witnesses are", e);
        }
    }

    static Saved read(Path file) {
        try {
            return new Saved(file, Witnesses.read(Files.readString(file)));
        } catch (IOException e) {
            throw new IllegalArgumentException(Files.exists(file) ? "cannot read " + file : "there is no file " + file, e);
        } catch (FormatException e) {
            throw new IllegalArgumentException(file + ": " + e.getMessage(), e);
        }
    }

    /**
     * Writes each of {@code witnesses} to a file; returns the files, in their order. What cannot be written is told by a remark, and
     * the test says what it found all the same.
     */
    List<String> save(List<Witness> witnesses, List<String> remarks) {
        List<String> names = new ArrayList<>();
        try {
            List<Path> old = new ArrayList<>(isKept ? List.of() : files(folder));
            int number = 0;
            for (Witness witness : witnesses) {
                Path file;
                do {
                    file = folder.resolve(name + "-" + ++number + SUFFIX);
                } while (isKept && Files.exists(file));
                WholeFile.write(file, witness.toString());
                names.add(file.toString());
                old.remove(file);
            }
            // Not before there are others: there may be no room for these.
            for (Path each : old) {
                Files.delete(each);
            }
        } catch (IOException e) {
            remarks.add("cannot write to the folder " + folder + "; name another with heddle.witnesses: " + e);
        }
        return names;
    }
}
