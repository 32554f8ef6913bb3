package dev.heddle.cli;

import dev.heddle.cache.Cache;
import dev.heddle.engine.StuckException;
import dev.heddle.model.Option;
import java.io.PrintStream;
import java.io.PrintWriter;
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

    private static final String INTERNAL_ERROR = "heddle: internal error, please report it with the program that caused it:";

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
            err.println(INTERNAL_ERROR);
            failure.printStackTrace(err);
            code = ExitCode.INTERNAL;
        }
        out.flush();
        err.flush();
        // Threads of a program that could not be stopped do not keep the JVM alive; temporary files are deleted.
        System.exit(code);
    }

    static CommandLine commandLine() {
        CommandLine commands = new CommandLine(new Main());
        commands.getSubcommands().values().forEach(command -> SearchOptions.putHelpLast(command.getCommandSpec()));
        SearchOptions.addTo(commands.getSubcommands().get("check").getCommandSpec());
        SearchOptions.addTo(commands.getSubcommands().get("step").getCommandSpec(), Option.REQUIRE_EXHAUSTIVE);
        commands.setUsageHelpWidth(100);
        commands.setCaseInsensitiveEnumValuesAllowed(true);
        commands.setParameterExceptionHandler((exception, args) -> {
            CommandLine failed = exception.getCommandLine();
            failed.getErr().println("heddle: " + exception.getMessage());
            CommandLine.UnmatchedArgumentException.printSuggestions(exception, failed.getErr());
            failed.getErr().println("Try '" + failed.getCommandSpec().qualifiedName() + " --help'.");
            return ExitCode.USAGE;
        });
        commands.setExecutionExceptionHandler((exception, failed, parsed) -> {
            PrintWriter err = failed.getErr();
            if (exception instanceof UsageException) {
                err.println("heddle: " + exception.getMessage());
                return ExitCode.USAGE;
            }
            if (exception instanceof StuckException) {
                err.println("heddle: " + exception.getMessage());
                for (StackTraceElement frame : exception.getStackTrace()) {
                    err.println("\tat " + frame);
                }
                return ExitCode.INTERNAL;
            }
            err.println(INTERNAL_ERROR);
            exception.printStackTrace(err);
            return ExitCode.INTERNAL;
        });
        return commands;
    }

    @Override
    public void run() {
        throw new CommandLine.ParameterException(spec.commandLine(), "which command?");
    }
}
