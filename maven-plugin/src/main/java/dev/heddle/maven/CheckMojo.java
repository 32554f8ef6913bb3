package dev.heddle.maven;

import dev.heddle.report.Format;
import dev.heddle.report.ReportPage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Runs programs of the project under many schedules, and fails the build if something goes wrong in any of them. */
@Mojo(name = "check", defaultPhase = LifecyclePhase.VERIFY, requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
public final class CheckMojo extends ForkingMojo {

    private static final int NOTHING_FOUND = 0;
    private static final int FOUND = 1;
    private static final int UNSUPPORTED = 3;
    private static final int NOT_EXHAUSTIVE = 4;

    /** The programs: classes with a main method, each with arguments and options of its own if need be. */
    @Parameter(property = "heddle.programs")
    private List<Program> programs;

    /** Where witnesses and reports are written, in a directory for each program. */
    @Parameter(property = "heddle.outputDirectory", defaultValue = "${project.build.directory}/heddle")
    private File outputDirectory;

    /** Which executions are run, as {@code --strategy}. */
    @Parameter(property = "heddle.strategy")
    private String strategy;

    /** Where strategies that draw schedules start, as {@code --seed}. */
    @Parameter(property = "heddle.seed")
    private Long seed;

    /** How many executions are run at most, as {@code --executions}. */
    @Parameter(property = "heddle.executions")
    private Long executions;

    /** For how many seconds each program is searched at most, as {@code --time}. */
    @Parameter(property = "heddle.time")
    private Long time;

    /** After how many visible operations an execution is cut, as {@code --steps}. */
    @Parameter(property = "heddle.steps")
    private Long steps;

    /** With how many processes each program is explored, as {@code --jobs}. */
    @Parameter(property = "heddle.jobs")
    private Integer jobs;

    /** Whether data races count as failures, are only reported, or are not looked for, as {@code --races}. */
    @Parameter(property = "heddle.races")
    private String races;

    /** Whose data races count, by packages and classes, as {@code --own}. */
    @Parameter(property = "heddle.own")
    private String own;

    /** A file that lists data races which do not count, as {@code --races-ignore}. */
    @Parameter(property = "heddle.racesIgnore")
    private String racesIgnore;

    /** Shows data races between two places in libraries, as {@code --library-races}. */
    @Parameter(property = "heddle.libraryRaces", defaultValue = "false")
    private boolean libraryRaces;

    /** When time limits run out, as {@code --time-limits}. */
    @Parameter(property = "heddle.timeLimits")
    private String timeLimits;

    /** From how many milliseconds on a time limit is too long to run out early, as {@code --patience}. */
    @Parameter(property = "heddle.patience")
    private Long patience;

    /** Whether calls of collections, futures and executors of the JDK are one step, as {@code --jdk}. */
    @Parameter(property = "heddle.jdk")
    private String jdk;

    /** Classes of the JDK whose code is explored even if others are trusted, as {@code --explore}. */
    @Parameter(property = "heddle.explore")
    private String explore;

    /** Goes on after the first failure of a program, as {@code --all}. */
    @Parameter(property = "heddle.all", defaultValue = "false")
    private boolean all;

    /** Fails if nothing was found but not everything was searched, as {@code --require-exhaustive}. */
    @Parameter(property = "heddle.requireExhaustive", defaultValue = "false")
    private boolean requireExhaustive;

    /** Further options of {@code heddle check}, for all programs. */
    @Parameter(property = "heddle.options")
    private List<String> options;

    /** Whether findings fail the build; if not, they are only reported. */
    @Parameter(property = "heddle.failOnFinding", defaultValue = "true")
    private boolean failOnFinding;

    @Override
    void perform() throws MojoExecutionException, MojoFailureException {
        if (project.getPackaging().equals("pom")) {
            getLog().info("a project of packaging pom has no programs");
            return;
        }
        if (programs == null || programs.isEmpty()) {
            throw new MojoExecutionException("there is nothing to check; name classes with a main method, as <programs> in the POM or with -Dheddle.programs=...");
        }
        String classPath = classPath();
        requireDifferentIds();
        List<String> failed = new ArrayList<>();
        List<MojoExecutionException> unchecked = new ArrayList<>();
        for (Program program : programs) {
            try {
                check(program, classPath, failed);
            } catch (MojoExecutionException e) {
                // What came of the others is told all the same, unless there is no time for them.
                unchecked.add(e);
                if (Thread.currentThread().isInterrupted()) {
                    break;
                }
            }
        }
        Path page = outputDirectory.toPath().resolve(ReportPage.FILE);
        writePage(outputDirectory.toPath(), page);
        conclude(failed, unchecked, page);
    }

    private void requireDifferentIds() throws MojoExecutionException {
        Set<String> ids = new HashSet<>();
        for (Program program : programs) {
            if (!ids.add(program.id())) {
                throw new MojoExecutionException("two programs are called " + program.id() + "; give one of them another <id>");
            }
        }
    }

    private void conclude(List<String> failed, List<MojoExecutionException> unchecked, Path page) throws MojoExecutionException, MojoFailureException {
        String message = Stream.concat(failed.stream(), unchecked.stream().map(Throwable::getMessage)).collect(Collectors.joining("; ")) + " (" + shorten(page) + ")";
        if (!unchecked.isEmpty()) {
            throw new MojoExecutionException(message, unchecked.get(0));
        }
        if (!failed.isEmpty()) {
            if (failOnFinding) {
                throw new MojoFailureException(message);
            }
            getLog().warn(message);
        }
    }

    private void check(Program program, String classPath, List<String> failed) throws MojoExecutionException {
        getLog().info("checking " + program.id());
        Path directory = outputDirectory.toPath().resolve(program.id());
        clear(directory);
        Path text = directory.resolve(report(Format.TEXT));
        Run run = heddle(arguments(program, classPath, directory));
        if (!Files.exists(text)) {
            throw new MojoExecutionException(program.id() + " cannot be checked: " + run.said().strip());
        }
        String summary = log(text, run.exit() != 0);
        switch (run.exit()) {
            case NOTHING_FOUND -> { }
            case FOUND, NOT_EXHAUSTIVE -> failed.add(program.id() + ": " + summary);
            case UNSUPPORTED -> throw new MojoExecutionException(program.id() + ": " + summary);
            default -> throw new MojoExecutionException("heddle check exited with " + run.exit() + ": " + run.said().strip());
        }
    }

    private List<String> arguments(Program program, String classPath, Path directory) throws MojoExecutionException {
        List<String> arguments = new ArrayList<>(List.of("check", "--class-path", classPath, "--name", program.id(), "--out", shorten(directory),
                "--sources", sources()));
        for (Format format : Format.values()) {
            option(arguments, "--format", format.id() + "=" + shorten(directory.resolve(report(format))));
        }
        option(arguments, "--strategy", strategy);
        option(arguments, "--seed", seed);
        option(arguments, "--executions", executions);
        option(arguments, "--time", time);
        option(arguments, "--steps", steps);
        option(arguments, "--jobs", jobs);
        option(arguments, "--races", races);
        option(arguments, "--own", own);
        option(arguments, "--races-ignore", racesIgnore);
        option(arguments, "--time-limits", timeLimits);
        option(arguments, "--patience", patience);
        option(arguments, "--jdk", jdk);
        option(arguments, "--explore", explore);
        if (libraryRaces) {
            arguments.add("--library-races");
        }
        if (all) {
            arguments.add("--all");
        }
        if (requireExhaustive) {
            arguments.add("--require-exhaustive");
        }
        arguments.addAll(options == null ? List.of() : options);
        arguments.addAll(program.options());
        arguments.add(program.mainClass());
        if (!program.arguments().isEmpty()) {
            arguments.add("--");
            arguments.addAll(program.arguments());
        }
        return arguments;
    }

    private static String report(Format format) {
        return "report." + format.extension();
    }

    private String sources() {
        return String.join(File.pathSeparator, Stream.concat(project.getCompileSourceRoots().stream(), project.getTestCompileSourceRoots().stream())
                .filter(root -> new File(root).isDirectory()).map(root -> shorten(Path.of(root))).toList());
    }

    private static void option(List<String> arguments, String name, Object value) {
        if (value != null) {
            arguments.addAll(List.of(name, value.toString()));
        }
    }

    /** Witnesses of an earlier run would look like those of this one. */
    private static void clear(Path directory) throws MojoExecutionException {
        try {
            Files.createDirectories(directory);
            Set<String> reports = Stream.of(Format.values()).map(CheckMojo::report).collect(Collectors.toSet());
            List<Path> old;
            try (Stream<Path> files = Files.list(directory)) {
                old = files.filter(file -> reports.contains(file.getFileName().toString()) || file.getFileName().toString().matches(".*-\\d+\\.witness")).toList();
            }
            for (Path file : old) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new MojoExecutionException("cannot write to " + directory, e);
        }
    }
}
