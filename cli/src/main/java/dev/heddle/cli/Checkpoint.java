package dev.heddle.cli;

import dev.heddle.agent.ClassHashes;
import dev.heddle.explore.HeddleVersion;
import dev.heddle.model.FormatException;
import dev.heddle.model.Job;
import dev.heddle.report.WholeFile;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** A file from which a search can be taken up again; it holds the job that it is of, and which classes that ran. */
final class Checkpoint {

    private static final String HEADER = "heddle-checkpoint 5";
    private static final String MADE_BY = "made-by ";
    private static final String ANEW = "; delete it to begin anew";

    private final SealedFile file;
    private final Path path;
    private final Job job;
    private final Target target;
    /** The classes of the search that is taken up, with their checksums. */
    private final Map<String, String> classes = new LinkedHashMap<>();
    private Optional<String> problem = Optional.empty();

    /** Makes sure that the file can be written: it is better to complain before the search than after it. */
    Checkpoint(Path path, Launch launch) {
        this.path = path;
        this.file = new SealedFile(path);
        this.job = launch.job();
        this.target = launch.target();
        try {
            file.probe();
        } catch (IOException e) {
            throw new UsageException("cannot write " + path + ": " + WholeFile.reason(e) + "; name another file with --checkpoint");
        }
    }

    private static String maker() {
        return MADE_BY + "Heddle " + HeddleVersion.number() + ", Java " + Runtime.version().feature();
    }

    /** What was saved, or nothing if there is no such file yet. */
    Optional<List<String>> read() {
        if (!Files.exists(path)) {
            return Optional.empty();
        }
        if (!Files.isRegularFile(path)) {
            throw new UsageException(path + " is no checkpoint");
        }
        try {
            String first = file.firstLine();
            if (!first.startsWith("heddle-checkpoint ")) {
                throw new UsageException(path + " is no checkpoint");
            }
            if (!first.equals(HEADER)) {
                throw new UsageException(path + " is a checkpoint of another version of Heddle" + ANEW);
            }
            return Optional.of(accept(file.read()));
        } catch (CharacterCodingException e) {
            throw new UsageException(path + " is no checkpoint");
        } catch (IOException e) {
            throw new UsageException("cannot read " + path + ": " + WholeFile.reason(e));
        } catch (FormatException e) {
            throw new UsageException(path + " is damaged: " + e.getMessage() + ANEW);
        } catch (NumberFormatException | IndexOutOfBoundsException e) {
            throw new UsageException(path + " is damaged" + ANEW);
        }
    }

    private List<String> accept(List<String> lines) {
        if (!lines.get(1).equals(maker())) {
            throw new UsageException(path + " was made by " + lines.get(1).substring(MADE_BY.length()) + ", and this is " + maker().substring(MADE_BY.length()) + ANEW);
        }
        int end = 3 + Integer.parseInt(lines.get(2).substring("job ".length()));
        Job saved = Job.parse(lines.subList(3, end));
        saved.difference(job).ifPresent(difference -> {
            throw new UsageException(path + " is the checkpoint of another search: " + difference + ANEW);
        });
        for (; lines.get(end).startsWith("class "); end++) {
            String[] words = lines.get(end).split(" ", 3);
            classes.put(words[2], words[1]);
        }
        change().ifPresent(change -> {
            throw new UsageException(change);
        });
        return lines.subList(end, lines.size());
    }

    /** Says so if one of the classes that are loaded by now is not what it was when the search began. */
    Optional<String> change() {
        List<String> changed = ClassHashes.changed(classes).stream().filter(this::isInFile).toList();
        return changed.isEmpty() ? Optional.empty()
                : Optional.of(path + " is the checkpoint of this program before it was changed (" + String.join(", ", changed) + ")" + ANEW);
    }

    /** Not one that the program makes up: that may be another one each time. */
    private boolean isInFile(String className) {
        List<URL> places = new ArrayList<>();
        try {
            for (Path each : target.classPath()) {
                places.add(each.toUri().toURL());
            }
            try (URLClassLoader loader = new URLClassLoader(places.toArray(URL[]::new), null)) {
                return loader.findResource(className.replace('.', '/') + ".class") != null;
            }
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        } catch (IOException closed) {
            return true;
        }
    }

    /** Replaces the file in one step, so that there is always a whole one. Whatever comes of that, what was found must not be lost with it. */
    synchronized void write(Supplier<List<String>> lines) {
        try {
            file.write(text(lines.get()));
            problem = Optional.empty();
        } catch (IOException e) {
            problem = Optional.of("cannot write " + path + ": " + WholeFile.reason(e));
        } catch (OutOfMemoryError full) {
            problem = Optional.of("there is not enough memory for that");
        }
    }

    /** Why the search could not be saved when that was tried last; empty if it could. */
    synchronized Optional<String> problem() {
        return problem;
    }

    private List<String> text(List<String> lines) {
        List<String> all = new ArrayList<>(List.of(HEADER, maker(), "job " + job.lines().size()));
        all.addAll(job.lines());
        Map<String, String> known = ClassHashes.all();
        known.putAll(classes);
        known.forEach((name, hash) -> all.add("class " + hash + " " + name));
        all.addAll(lines);
        return all;
    }

    /** There is nothing left to take up. */
    synchronized void delete() {
        problem = Optional.empty();
        try {
            Files.deleteIfExists(path);
        } catch (IOException e) {
            // Whoever takes it up will see that nothing is left to do.
        }
    }

    @Override
    public String toString() {
        return path.toString();
    }
}
