package dev.heddle.tests;

import dev.heddle.cli.Main;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine;

/**
 * Replays and explains witnesses that are not as they were written, as somebody does who trusts them: each is refused with a sentence, or runs an execution and says what came of it.
 * Takes a directory with the compiled programs in {@code classes}, how many mutants to try, and a seed; ends with 1 if one comes to another end.
 */
public final class WitnessMutants {

    /** What the witnesses are of. */
    private static final List<String> SEARCHES = List.of(
            "--all FailsTwice",
            "--all Chooses -- a b",
            "--all --strategy dpor --symbolic Racy#deposit",
            "Racy",
            "LostUpdate",
            "Deadlock",
            "Buffer");
    /** One of so many is explained, which takes longer. */
    private static final int EXPLAINED = 10;

    private final Path work;
    private final Mutations mutations;
    private final List<byte[]> witnesses = new ArrayList<>();
    private final int[] ends = new int[4];

    private WitnessMutants(Path work, long seed) throws IOException {
        this.work = work;
        this.mutations = new Mutations(seed);
        Path out = work.resolve("out");
        for (String search : SEARCHES) {
            List<String> arguments = new ArrayList<>(List.of("check", "--minimize", "0", "--out", out.toString(), "-cp", work.resolve("classes").toString()));
            arguments.addAll(List.of(search.split(" ")));
            heddle(arguments);
        }
        try (Stream<Path> files = Files.list(out)) {
            for (Path file : files.sorted().toList()) {
                witnesses.add(Files.readAllBytes(file));
            }
        }
    }

    public static void main(String[] args) throws IOException {
        WitnessMutants mutants = new WitnessMutants(Path.of(args[0]), Long.parseLong(args[2]));
        int count = Integer.parseInt(args[1]);
        int wrong = 0;
        for (int i = 0; i < count; i++) {
            wrong += mutants.isTold(i) ? 0 : 1;
        }
        System.out.println(wrong + " of " + count + " mutants of " + mutants.witnesses.size() + " witnesses are not told properly; " + mutants.ends[2] + " were refused, " + mutants.ends[1]
                + " showed something, " + mutants.ends[0] + " nothing, " + mutants.ends[3] + " something unsupported");
        System.out.flush();
        // Programs that could not be stopped may still run.
        Runtime.getRuntime().halt(wrong == 0 ? 0 : 1);
    }

    private boolean isTold(int number) throws IOException {
        byte[] changed = mutations.of(witnesses.get(number % witnesses.size()));
        Path file = Files.write(work.resolve("mutant.witness"), changed);
        String command = number / witnesses.size() % EXPLAINED == 0 ? "explain" : "replay";
        Run run = heddle(List.of(command, "--yes", file.toString()));
        boolean told = switch (run.exit()) {
            case 0, 1 -> !run.out().isBlank();
            case 2 -> run.out().isEmpty() && run.err().startsWith("heddle: ");
            case 3 -> run.out().contains("unsupported: ");
            default -> false;
        };
        told &= Stream.of("internal error", "please report", "a mistake in Heddle").noneMatch((run.out() + run.err())::contains);
        if (told) {
            ends[run.exit()]++;
        } else {
            Path kept = Files.write(Path.of("mutant-" + number + ".witness"), changed);
            System.out.println(command + " --yes " + kept + " leads to " + run);
        }
        return told;
    }

    private static Run heddle(List<String> arguments) {
        CommandLine commands = Main.commandLine();
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        commands.setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
        int exit = commands.execute(arguments.toArray(String[]::new));
        return new Run(exit, out.toString(), err.toString());
    }
}
