package dev.heddle.cli;

import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command {@code heddle}. */
@Command(
        name = "heddle",
        description = "Finds the bugs of concurrent Java programs that depend on how threads are scheduled, and proves their absence "
                + "where a program is bounded.",
        subcommands = {CheckCommand.class, ReplayCommand.class, CommandLine.HelpCommand.class},
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
            "Try: heddle check examples/LostUpdate.java"
        })
public final class Main implements Runnable {

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    /** Runs the command and exits the JVM with its code. */
    public static void main(String[] args) {
        int code = commandLine().execute(args);
        System.out.flush();
        System.err.flush();
        // Threads of a program that could not be stopped must not keep the JVM alive.
        Runtime.getRuntime().halt(code);
    }

    static CommandLine commandLine() {
        CommandLine commands = new CommandLine(new Main());
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
            err.println("heddle: internal error, please report it with the program that caused it:");
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
