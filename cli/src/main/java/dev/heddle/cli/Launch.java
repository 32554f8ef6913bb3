package dev.heddle.cli;

import dev.heddle.engine.JvmExecutor;
import dev.heddle.model.Job;
import dev.heddle.model.Option;
import dev.heddle.model.OptionValues;
import dev.heddle.scheduler.Program;
import dev.heddle.scheduler.Settings;
import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The program of a job, ready to be run in this JVM.
 *
 * @param target where it was found
 */
record Launch(Job job, Target target, Entry entry) {

    /** Finds the program that {@code job} names; its class path may be another. */
    static Launch of(Job job, String classPath) {
        String program = program(job).orElseThrow(() -> new UsageException("'" + job.program() + "' does not say what to run"));
        Entry entry = Entry.parse(job.entry(), job.arguments());
        Target named = Target.of(program, classPath);
        return new Launch(job, entry instanceof Entry.Named method ? named.withMainClass(method.type()) : named, entry);
    }

    /** The source file or class that {@code job} names; nothing if it is of something else. */
    static Optional<String> program(Job job) {
        String[] words = job.program().split(" ", 2);
        return words.length == 2 && (words[0].equals("source") || words[0].equals("class")) ? Optional.of(words[1]) : Optional.empty();
    }

    /** What runs it, under the settings of the job. */
    JvmExecutor executor() {
        return executor(job.options());
    }

    /** What runs it under other settings. */
    JvmExecutor executor(OptionValues options) {
        Settings settings = Settings.of(options);
        Program program = target.load(entry, settings);
        return new JvmExecutor(program, settings.withOwn(settings.own().beside(target.load(program.loader()))));
    }

    /** The same job for another process, which does not have to compile anything. */
    Job elsewhere() {
        return job.withProgram("class " + target.mainClass(),
                target.classPath().stream().map(Path::toAbsolutePath).map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
    }

    /** As a report calls it. */
    String subject() {
        return entry instanceof Entry.Named ? entry.text() : target.name();
    }

    boolean looksForRaces() {
        return !job.options().text(Option.RACES).equals("off");
    }

    boolean racesFail() {
        return job.options().text(Option.RACES).equals("fail");
    }
}
