package dev.heddle.cli;

import dev.heddle.model.Finding;
import dev.heddle.model.Witness;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * {@code heddle demo}: runs the commands that a user would, on small programs, and says a few words between them. What is
 * shown is what the commands print, shortened where it would be the same again.
 */
@Command(
        name = "demo",
        description = "Finds, replays and explains five bugs in small programs, and verifies that one of them is fixed. Takes less than a minute.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false)
final class DemoCommand implements Callable<Integer> {

    private static final Pattern ROW = Pattern.compile("^ {0,3}\\d+  .*");

    /**
     * A program with a bug.
     *
     * @param name of its class
     * @param kind what is to be found in it
     */
    private record Bug(String name, Finding.Kind kind, String title, String about) {
    }

    private static final List<Bug> BUGS = List.of(
            new Bug("LostUpdate", Finding.Kind.ASSERTION, "A lost update",
                    "Two deposits at the same time. balance = balance + amount is a read and a write, and what happens between the two is lost."),
            new Bug("AtomicityViolation", Finding.Kind.ASSERTION, "Two atomic calls are not one",
                    "A concurrent map counts visitors. Each call is atomic; looking up and putting back are two calls."),
            new Bug("Deadlock", Finding.Kind.DEADLOCK, "A deadlock",
                    "Two transfers in opposite directions. Each locks the account that it takes from, then the other one."),
            new Bug("Buffer", Finding.Kind.DEADLOCK, "Waking the wrong thread",
                    "A buffer for one item. Takers and the putter wait on the same monitor, and notify() wakes one of them, whichever that is."),
            new Bug("ReusedNode", Finding.Kind.ASSERTION, "The ABA problem",
                    "A stack without locks. The top is the same node as before, so compare-and-set succeeds, but what is below it has changed."));
    private static final String FIXED = "FixedBuffer";

    @Option(names = "--out", paramLabel = "DIR", defaultValue = "heddle-demo",
            description = "Where the programs and the witnesses are put. Default: ${DEFAULT-VALUE}.")
    private Path directory;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    private PrintWriter out;
    private String failure;

    /** What a command printed, and the code with which it would have exited. */
    private record Run(int code, String out, String err) {
    }

    @Override
    public Integer call() {
        out = spec.commandLine().getOut();
        long start = System.nanoTime();
        say("Five small programs with bugs that depend on the schedule. Each is checked, the failure is replayed, and it is put beside the nearest "
                + "schedule that passes. The programs are in " + directory + ".");
        for (int i = 0; i < BUGS.size() && failure == null; i++) {
            show(i + 1, BUGS.get(i));
        }
        if (failure == null) {
            showFixed();
        }
        if (failure != null) {
            spec.commandLine().getErr().println("heddle: the demonstration did not go as it should: " + failure);
            return ExitCode.INTERNAL;
        }
        say("Five bugs found, replayed and explained, and a fix verified, in " + (System.nanoTime() - start) / 1_000_000_000 + " seconds. "
                + "To go on with a program of yours: docs/guide.md.");
        return ExitCode.NOTHING_FOUND;
    }

    private void show(int number, Bug bug) {
        heading(number + ". " + bug.title());
        say(bug.about());
        Run check = run("check", "--out", directory.toString(), write(bug.name()));
        String report = firstFinding(check.out());
        print(report);
        Path witness = directory.resolve(bug.name() + "-1.witness");
        if (check.code() != ExitCode.FOUND || !kindOf(witness).equals(bug.kind().id())) {
            fail(check, bug.name() + " should show: " + bug.kind().title());
            return;
        }
        Run replay = run("replay", witness.toString());
        if (replay.code() != ExitCode.FOUND || !rows(replay.out()).equals(rows(report))) {
            fail(replay, "the replay of " + witness + " is another execution");
            return;
        }
        print(replay.out().lines().findFirst().orElse("") + "\n  ... the same " + rows(report).size() + " steps as above ...\n");
        Run explain = run("explain", witness.toString());
        int passes = explain.out().indexOf("  Passes:");
        if (explain.code() != ExitCode.FOUND || passes < 0) {
            fail(explain, "there is no schedule with which " + bug.name() + " passes");
            return;
        }
        print("  Fails: as above.\n\n" + explain.out().substring(passes));
    }

    private void showFixed() {
        heading("And one of them fixed");
        say(FIXED + " is like Buffer but for notifyAll(). Now there is nothing left to find:");
        Run check = run("check", "--out", directory.toString(), write(FIXED));
        print(check.out());
        if (check.code() != ExitCode.NOTHING_FOUND || !check.out().contains("verified: all ")) {
            fail(check, FIXED + " should be verified");
        }
    }

    /** Puts a program into the directory. */
    private String write(String name) {
        Path file = directory.resolve(name + ".java");
        try (InputStream in = DemoCommand.class.getResourceAsStream("examples/" + file.getFileName())) {
            if (in == null) {
                throw new IllegalStateException("Heddle was packaged without " + file.getFileName());
            }
            Files.createDirectories(directory);
            Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
            return file.toString();
        } catch (IOException e) {
            throw new UsageException("cannot write " + file + "; name another directory with --out");
        }
    }

    private Run run(String... arguments) {
        out.println("$ heddle " + String.join(" ", arguments));
        out.println();
        out.flush();
        StringWriter text = new StringWriter();
        StringWriter errors = new StringWriter();
        CommandLine commands = Main.commandLine().setOut(new PrintWriter(text)).setErr(new PrintWriter(errors));
        int code = commands.execute(arguments);
        return new Run(code, text.toString(), errors.toString());
    }

    private static String kindOf(Path witness) {
        try {
            return Witness.parse(Files.readString(witness)).finding();
        } catch (IOException e) {
            return "";
        }
    }

    /** The report without its second and further findings. */
    private static String firstFinding(String report) {
        int colon = report.indexOf(": ");
        int second = colon < 0 ? -1 : report.indexOf("\n" + report.substring(0, colon + 2), colon);
        if (second < 0) {
            return report;
        }
        List<String> lines = report.lines().toList();
        return report.substring(0, second + 1) + "... further findings are left out here ...\n\n" + String.join("\n", lines.subList(lines.size() - 2, lines.size())) + "\n";
    }

    private static List<String> rows(String report) {
        return report.lines().filter(line -> ROW.matcher(line).matches()).toList();
    }

    private void fail(Run run, String what) {
        failure = what + "\n" + run.out() + run.err();
    }

    private void heading(String title) {
        out.println(title);
        out.println("-".repeat(title.length()));
        out.println();
    }

    private void say(String sentence) {
        StringBuilder line = new StringBuilder();
        for (String word : sentence.split(" ")) {
            if (line.length() + word.length() > 100) {
                out.println(line.toString().strip());
                line.setLength(0);
            }
            line.append(word).append(' ');
        }
        out.println(line.toString().strip());
        out.println();
    }

    private void print(String text) {
        out.println(text.stripTrailing());
        out.println();
        out.flush();
    }
}
