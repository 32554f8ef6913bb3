package dev.heddle.bench;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Measures Heddle. */
@Command(name = "bench/run", mixinStandardHelpOptions = true, subcommands = {FirstFailure.class, Speed.class, SolverSpeed.class, InputSpeed.class, Clock.class},
        description = "Measures Heddle on programs of its own.")
public final class Main {

    private Main() {
    }

    public static void main(String[] args) {
        System.exit(new CommandLine(new Main()).execute(args));
    }
}
