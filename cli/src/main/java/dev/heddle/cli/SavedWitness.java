package dev.heddle.cli;

import dev.heddle.agent.ClassHashes;
import dev.heddle.explore.Exploration;
import dev.heddle.explore.Explorer;
import dev.heddle.explore.Progress;
import dev.heddle.model.Finding;
import dev.heddle.model.FormatException;
import dev.heddle.model.Outcome;
import dev.heddle.model.Trace;
import dev.heddle.model.Witness;
import dev.heddle.scheduler.Lens;
import dev.heddle.scheduler.Program;
import dev.heddle.scheduler.Settings;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** A witness in a file, and the program that it is of. */
final class SavedWitness {

    private final Path file;
    private final Witness witness;
    private final Target target;
    private final Explorer explorer;

    /** {@code classPath} is null for that of the witness. */
    SavedWitness(Path file, String classPath, Settings.Carriers carriers) {
        this.file = file;
        this.witness = read(file);
        Entry entry = Entry.parse(witness.entry(), witness.arguments());
        Target named = Target.of(program(), classPath != null ? classPath : witness.classpath());
        this.target = entry instanceof Entry.Named method ? named.withMainClass(method.type()) : named;
        Exploration exploration = Exploration.defaults().withSeconds(0).withSettings(settings(carriers));
        Program program = target.load(entry, exploration.settings());
        this.explorer = new Explorer(exploration.settings().overflow() ? program.followingInputs() : program, exploration, Progress.NONE);
    }

    Witness witness() {
        return witness;
    }

    /** What the witness shows. */
    Finding.Kind kind() {
        return Arrays.stream(Finding.Kind.values()).filter(kind -> kind.id().equals(witness.finding())).findFirst()
                .orElseThrow(() -> new UsageException(file + ": there is no finding '" + witness.finding() + "'"));
    }

    Target target() {
        return target;
    }

    /** Ready to run the program as the witness says. */
    Explorer explorer() {
        return explorer;
    }

    /** Complains if {@code trace} did not follow the witness. */
    void requireFollowed(Trace trace) {
        if (trace.outcome() instanceof Outcome.Diverged diverged) {
            throw new UsageException("the program does not follow the schedule of " + file + ": " + diverged.how() + "\n" + advice());
        }
    }

    /** Why the witness may not show what it did. */
    String advice() {
        List<String> changed = ClassHashes.changed(witness.classes());
        return changed.isEmpty() ? "The program's classes are those of the witness."
                : "The program has changed since the witness was made: " + String.join(", ", changed) + ".";
    }

    private static Witness read(Path file) {
        try {
            Witness witness = Witness.parse(Files.readString(file));
            witness.lens().forEach(new Lens()::accept);
            return witness;
        } catch (MalformedInputException e) {
            throw new UsageException(file + " is not a witness: it is not text");
        } catch (IOException e) {
            throw new UsageException(Files.exists(file) ? "cannot read " + file : "there is no file " + file);
        } catch (FormatException e) {
            throw new UsageException(file + ": " + e.getMessage());
        }
    }

    private String program() {
        String[] words = witness.program().split(" ", 2);
        if (words.length == 2 && words[0].equals("junit")) {
            throw new UsageException(file + " is of a JUnit test: run " + words[1] + " with -Dheddle.replay=" + file.toAbsolutePath());
        }
        if (words.length != 2 || !words[0].equals("source") && !words[0].equals("class")) {
            throw new UsageException(file + ": '" + witness.program() + "' does not say what to run");
        }
        return words[1];
    }

    private Settings settings(Settings.Carriers carriers) {
        try {
            return Settings.defaults().withCarriers(carriers).of(witness.settings());
        } catch (IllegalArgumentException e) {
            throw new UsageException(file + ": " + e.getMessage());
        }
    }
}
