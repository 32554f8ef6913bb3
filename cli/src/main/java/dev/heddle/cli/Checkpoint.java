package dev.heddle.cli;

import dev.heddle.agent.ClassHashes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A file from which a search can be taken up again; it names the program that it is of. */
final class Checkpoint {

    private final Path file;
    private final String program;
    private final String mainClass;

    Checkpoint(Path file, Target target, List<String> arguments) {
        this.file = file;
        this.program = "program " + target.kind() + " " + arguments;
        this.mainClass = target.mainClass();
    }

    private String code() {
        return "code " + ClassHashes.of(mainClass);
    }

    /** What was saved, or nothing if there is no such file yet. */
    Optional<List<String>> read() {
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        try {
            List<String> lines = Files.readAllLines(file);
            if (lines.size() < 2 || !lines.get(0).startsWith("program ")) {
                throw new UsageException(file + " is no checkpoint");
            }
            if (!lines.get(0).equals(program) || !lines.get(1).equals(code())) {
                throw new UsageException(file + " is the checkpoint of another program, or of this one before it was changed; delete it to begin anew");
            }
            return Optional.of(lines.subList(2, lines.size()));
        } catch (IOException e) {
            throw new UsageException("cannot read " + file);
        }
    }

    /** Replaces the file in one step, so that there is always a whole one. */
    synchronized void write(List<String> lines) {
        List<String> all = new ArrayList<>();
        all.add(program);
        all.add(code());
        all.addAll(lines);
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        try {
            Files.write(fresh, all);
            Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UsageException("cannot write " + file + "; name another file with --checkpoint");
        }
    }

    /** There is nothing left to take up. */
    void delete() {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new UsageException("cannot delete " + file);
        }
    }

    @Override
    public String toString() {
        return file.toString();
    }
}
