package dev.heddle.cli;

import dev.heddle.agent.ClassHashes;
import dev.heddle.model.FormatException;
import dev.heddle.model.Job;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A file from which a search can be taken up again; it holds the job that it is of. */
final class Checkpoint {

    private static final String HEADER = "heddle-checkpoint 3";

    private final Path file;
    private final Job job;
    private final String mainClass;

    Checkpoint(Path file, Launch launch) {
        this.file = file;
        this.job = launch.job();
        this.mainClass = launch.target().mainClass();
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
            if (lines.isEmpty() || !lines.get(0).startsWith("heddle-checkpoint ")) {
                throw new UsageException(file + " is no checkpoint");
            }
            if (!lines.get(0).equals(HEADER)) {
                throw new UsageException(file + " is a checkpoint of another version of Heddle; delete it to begin anew");
            }
            return Optional.of(accept(lines));
        } catch (MalformedInputException e) {
            throw new UsageException(file + " is no checkpoint");
        } catch (IOException e) {
            throw new UsageException("cannot read " + file);
        } catch (FormatException | NumberFormatException | IndexOutOfBoundsException e) {
            throw new UsageException(file + " is damaged; delete it to begin anew");
        }
    }

    private List<String> accept(List<String> lines) {
        int end = 2 + Integer.parseInt(lines.get(1).substring("job ".length()));
        Job saved = Job.parse(lines.subList(2, end));
        saved.difference(job).ifPresent(difference -> {
            throw new UsageException(file + " is the checkpoint of another search: " + difference + "; delete it to begin anew");
        });
        if (!lines.get(end).equals(code())) {
            throw new UsageException(file + " is the checkpoint of this program before it was changed; delete it to begin anew");
        }
        return lines.subList(end + 1, lines.size());
    }

    /** Replaces the file in one step, so that there is always a whole one. */
    synchronized void write(List<String> lines) {
        List<String> all = new ArrayList<>(List.of(HEADER, "job " + job.lines().size()));
        all.addAll(job.lines());
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
