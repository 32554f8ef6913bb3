package dev.heddle.cli;

import dev.heddle.cache.Cache;
import dev.heddle.engine.BugReport;
import dev.heddle.engine.StuckException;
import dev.heddle.model.Legible;
import dev.heddle.model.Option;
import dev.heddle.report.ConsoleReport;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command {@code heddle}. */
@Command(
        name = "heddle",
        description = "Finds the bugs of concurrent Java programs that depend on how threads are scheduled, and proves their absence "
                + "where a program is bounded.",
        subcommands = {CheckCommand.class, ReplayCommand.class, ExplainCommand.class, StepCommand.class, DemoCommand.class, WorkerCommand.class, CommandLine.HelpCommand.class},
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        synopsisSubcommandLabel = "COMMAND",
        footerHeading = "%nExit codes:%n",
        footer = {
            "  0  nothing was found",
            "  1  something was found",
            "  2  the command line, or an input file, is wrong",
            "  3  the program uses something that Heddle does not control, or Heddle failed",
            "  4  the search was not exhaustive, and --require-exhaustive was given",
            "",
            "Try: heddle demo"
        })
public final class Main implements Runnable {

    private static final Path OUT = Path.of("heddle-out");

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    /** Runs the command and exits the JVM with its code. */
    public static void main(String[] args) {
        // A program that could not be stopped may hold the locks of those that it was given.
        PrintStream out = System.out;
        PrintStream err = System.err;
        int code;
        Cache.ofUser().problem().ifPresent(problem -> err.println("heddle: " + problem));
        try {
            code = commandLine().execute(args);
        } catch (Throwable failure) {
            err.println(internalError(failure, List.of(args), OUT));
            code = ExitCode.INTERNAL;
        }
        if (out.checkError()) {
            err.println("heddle: not all could be written to standard output");
            // What nobody could read is no answer.
            code = code == ExitCode.NOTHING_FOUND ? ExitCode.INTERNAL : code;
        }
        err.flush();
        silence();
        // Threads of a program that could not be stopped do not keep the JVM alive; temporary files are deleted.
        System.exit(code);
    }

    /** All is said: a program that could not be stopped has no say after it, whatever way to the terminal it has found. */
    private static void silence() {
        for (FileDescriptor stream : List.of(FileDescriptor.out, FileDescriptor.err)) {
            try {
                new FileOutputStream(stream).close();
            } catch (IOException e) {
                // Then nothing gets there anyway.
            }
        }
    }

    /** The command with all its subcommands; errors become exit codes. */
    public static CommandLine commandLine() {
        CommandLine commands = new CommandLine(new Main());
        commands.getSubcommands().values().forEach(command -> SearchOptions.putHelpLast(command.getCommandSpec()));
        SearchOptions.addTo(commands.getSubcommands().get("check").getCommandSpec());
        SearchOptions.addTo(commands.getSubcommands().get("step").getCommandSpec(), Option.REQUIRE_EXHAUSTIVE);
        commands.setUsageHelpWidth(100);
        // Not even a program's argument that begins with @ is one for us.
        commands.setExpandAtFiles(false);
        commands.setCaseInsensitiveEnumValuesAllowed(true);
        commands.registerConverter(Path.class, Main::path);
        commands.setParameterExceptionHandler((exception, args) -> {
            CommandLine failed = exception.getCommandLine();
            failed.getErr().println("heddle: " + Legible.text(exception.getMessage()));
            CommandLine.UnmatchedArgumentException.printSuggestions(exception, failed.getErr());
            failed.getErr().println("Try '" + failed.getCommandSpec().qualifiedName() + " --help'.");
            return ExitCode.USAGE;
        });
        commands.setExecutionExceptionHandler((exception, failed, parsed) -> {
            PrintWriter err = failed.getErr();
            if (exception instanceof UsageException) {
                err.println("heddle: " + Legible.text(exception.getMessage()));
                return ExitCode.USAGE;
            }
            if (exception instanceof InvalidPathException named) {
                err.println("heddle: " + Legible.text(impossible(named)));
                return ExitCode.USAGE;
            }
            if (exception instanceof StuckException) {
                err.println("heddle: " + Legible.text(exception.getMessage()));
                for (StackTraceElement frame : exception.getStackTrace()) {
                    err.println("\tat " + frame);
                }
                return ExitCode.INTERNAL;
            }
            err.println(internalError(exception, parsed.originalArgs(), parsed.matchedOptionValue("--out", OUT)));
            return ExitCode.INTERNAL;
        });
        return commands;
    }

    private static Path path(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            throw new CommandLine.TypeConversionException(impossible(e));
        }
    }

    /** A witness may name anything, and not every system can spell every name. */
    private static String impossible(InvalidPathException name) {
        return "there can be no file '" + name.getInput() + "' here: " + name.getReason();
    }

    /** What is said about what should not have happened: a mistake of ours, unless there was no memory to avoid it. */
    private static String internalError(Throwable mistake, List<String> arguments, Path directory) {
        if (mistake instanceof OutOfMemoryError) {
            return "heddle: " + ConsoleReport.OUT_OF_MEMORY;
        }
        return "heddle: internal error: " + Legible.line(String.valueOf(mistake)) + "\nheddle: please report it, with the program that caused it"
                + BugReport.about(mistake, arguments, directory).map(file -> " and with what is in " + file).orElse("");
    }

    @Override
    public void run() {
        throw new CommandLine.ParameterException(spec.commandLine(), "which command?");
    }
}
