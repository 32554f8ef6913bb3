package dev.heddle.cli;

import dev.heddle.agent.ClassHashes;
import dev.heddle.engine.Witnesses;
import dev.heddle.explore.Executor;
import dev.heddle.explore.Knowledge;
import dev.heddle.explore.look.Replay;
import dev.heddle.model.Finding;
import dev.heddle.model.FormatException;
import dev.heddle.model.Job;
import dev.heddle.model.Legible;
import dev.heddle.model.Option;
import dev.heddle.model.RunOutcome;
import dev.heddle.model.Witness;
import dev.heddle.scheduler.Settings;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** A witness in a file, and the program that it is of. */
final class SavedWitness {

    /** There is room for a schedule of {@code --steps} many decisions, and for long arguments. */
    private static final long LARGEST = 256 << 20;

    private final Path file;
    private final Witness witness;
    private final Launch launch;
    private final Executor executor;

    /** {@code classPath} is null for that of the witness; {@code consent} is asked before anything is run, or compiled. */
    SavedWitness(Path file, String classPath, Settings.Carriers carriers, Consent consent) {
        this.file = file;
        String text = read(file);
        this.witness = parse(file, text);
        if (witness.job().program().startsWith("junit ")) {
            throw new UsageException(file + " is of a JUnit test: run " + witness.job().program().substring("junit ".length()) + " with -Dheddle.replay="
                    + file.toAbsolutePath());
        }
        Job job = witness.job().withOptions(witness.job().options().with(Option.CARRIERS, carriers.name()));
        if (Launch.program(job).isEmpty()) {
            throw new UsageException(file + ": '" + job.program() + "' does not say what to run");
        }
        String where = classPath != null ? classPath : job.classPath();
        consent.require(file, text, job, where);
        this.launch = Launch.of(job, where);
        this.executor = launch.executor();
        if (job.options().isOn(Option.OVERFLOW)) {
            // Only where inputs are followed is it seen that arithmetic on them overflows.
            executor.knowledge().accept(List.of(Knowledge.INPUTS));
        }
    }

    /** Complains if nobody can look for what the witness shows. */
    void requireKnownFinding() {
        if (Arrays.stream(Finding.Kind.values()).noneMatch(kind -> kind.id().equals(witness.finding()))) {
            throw new UsageException(file + ": there is no finding '" + witness.finding() + "'");
        }
    }

    Target target() {
        return launch.target();
    }

    /** Ready to run the program as the witness says. */
    Executor executor() {
        return executor;
    }

    /** Runs the execution again; says on {@code err} if it does not show what it did, and complains if it does not follow the witness. */
    Replay replay(PrintWriter err) {
        Replay replay = Replay.of(executor, witness);
        if (replay.trace().outcome() instanceof RunOutcome.Diverged diverged) {
            throw new UsageException("the program does not follow the schedule of " + file + ": " + diverged.how() + "\n" + advice());
        }
        if (!replay.isSame()) {
            err.println("heddle: '" + Legible.line(witness.message()) + "' does not happen any more" + (replay.discovery().isEmpty() ? "" : ", but something else does") + ". " + advice());
            err.flush();
        }
        return replay;
    }

    /** Why the witness may not show what it did. */
    private String advice() {
        List<String> changed = ClassHashes.changed(witness.classes());
        return changed.isEmpty() ? "The program's classes are those of the witness."
                : "The program has changed since the witness was made: " + String.join(", ", changed) + ".";
    }

    private static Witness parse(Path file, String text) {
        try {
            return Witnesses.read(text);
        } catch (FormatException e) {
            throw new UsageException(file + ": " + e.getMessage());
        }
    }

    private static String read(Path file) {
        try {
            long size = Files.size(file);
            if (size > LARGEST) {
                throw new UsageException(file + " is not a witness: it has " + size + " bytes");
            }
            return Files.readString(file);
        } catch (MalformedInputException e) {
            throw new UsageException(file + " is not a witness: it is not text");
        } catch (IOException e) {
            throw new UsageException(Files.exists(file) ? "cannot read " + file : "there is no file " + file);
        }
    }
}
