package dev.heddle.cli;

import dev.heddle.explore.Discovery;
import dev.heddle.explore.Executor;
import dev.heddle.explore.Knowledge;
import dev.heddle.explore.look.Walkthrough;
import dev.heddle.model.Decision;
import dev.heddle.model.Event;
import dev.heddle.model.Finding;
import dev.heddle.model.Job;
import dev.heddle.model.Legible;
import dev.heddle.model.Option;
import dev.heddle.model.RunOutcome;
import dev.heddle.model.Trace;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code heddle step}: the state space by hand. */
@Command(
        name = "step",
        description = "Walks through an execution by hand: at each choice shows what can happen next, and you pick.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        footerHeading = "%nAt each choice:%n",
        footer = {
            "  NUMBER     go on with that option; just Enter goes on with the first",
            "  back [N]   take back the last N choices (1)",
            "  run        let each thread go on for as long as it can, to the end",
            "  trace      show what has happened so far",
            "  save FILE  write the execution, run to its end, as a witness",
            "  quit"
        })
final class StepCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "PROGRAM", description = "A source file, which is compiled, or the name of a class with a main method.")
    private String program;

    @Parameters(index = "1..*", paramLabel = "ARGUMENT", description = "Arguments of the program; put -- before them.")
    private List<String> arguments = new ArrayList<>();

    @CommandLine.Option(names = {"-cp", "--class-path"}, paramLabel = "PATH", defaultValue = "",
            description = "Where the program's classes are: directories and jars, as for java. Default: the current directory.")
    private String classPath;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    private PrintWriter out;
    private Job job;
    private Executor executor;
    private final List<Decision> decisions = new ArrayList<>();

    @Override
    public Integer call() throws IOException {
        out = spec.commandLine().getOut();
        SearchOptions search = new SearchOptions(spec.commandLine().getParseResult());
        search.exploration();
        Target target = Target.of(program, classPath);
        job = new Job(target.kind(), "", arguments, classPath, search.values().with(Option.ALL, false));
        executor = new Launch(job, target, new Entry.Main(arguments)).executor();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        Walkthrough here = show(0);
        while (true) {
            out.print("> ");
            out.flush();
            String line = in.readLine();
            if (line == null || line.trim().equals("quit")) {
                out.println();
                return exitCode(here);
            }
            here = obey(line.trim(), here);
        }
    }

    private static int exitCode(Walkthrough here) {
        if (!here.options().isEmpty()) {
            return ExitCode.NOTHING_FOUND;
        }
        return !here.trace().findings().isEmpty() ? ExitCode.FOUND : here.trace().outcome() instanceof RunOutcome.Unsupported ? ExitCode.INTERNAL : ExitCode.NOTHING_FOUND;
    }

    private Walkthrough obey(String line, Walkthrough here) {
        String[] words = line.split("\\s+", 2);
        switch (words[0]) {
            case "run" -> {
                decisions.clear();
                decisions.addAll(here.trace().schedule().decisions());
                return show(here.done());
            }
            case "back" -> {
                int count = words.length == 1 ? 1 : number(words[1], decisions.size());
                for (int i = 0; i < count && !decisions.isEmpty(); i++) {
                    decisions.remove(decisions.size() - 1);
                }
                return show(0);
            }
            case "trace" -> {
                happened(here, 0);
                return here;
            }
            case "save" -> {
                save(words.length == 1 ? null : words[1], here.trace());
                return here;
            }
            default -> {
                int option = line.isEmpty() ? 1 : number(line, here.options().size());
                if (option > here.options().size() || option < 1) {
                    out.println(here.options().isEmpty() ? "Nothing is left to choose: back, trace, save FILE or quit."
                            : "A number from 1 to " + here.options().size() + ", or back, run, trace, save FILE, quit.");
                    return here;
                }
                decisions.add(here.options().get(option - 1).decision());
                return show(here.done());
            }
        }
    }

    /** The number that {@code text} is, or one more than {@code most} if it is none. */
    private static int number(String text, int most) {
        try {
            return Math.max(0, Math.min(Integer.parseInt(text), most + 1));
        } catch (NumberFormatException e) {
            return most + 1;
        }
    }

    /** Says what happened since event {@code seen}, and what can happen now. */
    private Walkthrough show(int seen) {
        Walkthrough here = Walkthrough.of(executor, decisions);
        if (here.trace().outcome() instanceof RunOutcome.Diverged) {
            // What was learnt on the way has given earlier points more choices: begin anew.
            decisions.clear();
            out.println("It turned out that threads interact in more ways; back to the beginning.");
            here = Walkthrough.of(executor, decisions);
            seen = 0;
        }
        happened(here, seen);
        if (here.options().isEmpty()) {
            for (Finding finding : here.trace().findings()) {
                out.println(finding.kind().title() + ": " + Legible.line(finding.message()));
                finding.details().forEach(detail -> out.println("  " + Legible.line(detail)));
            }
            out.println(here.trace().findings().isEmpty() ? end(here.trace().outcome()) : "Save this with: save FILE");
            return here;
        }
        for (int i = 0; i < here.options().size(); i++) {
            Walkthrough.Option option = here.options().get(i);
            out.printf("  %d  %-16s %s%s%s%n", i + 1, Legible.line(here.trace().nameOf(option.thread())), Legible.line(option.what()),
                    option.where() == null ? "" : "  " + option.where().shortForm(), option.running() ? "  (running)" : "");
        }
        return here;
    }

    private static String end(RunOutcome outcome) {
        if (outcome instanceof RunOutcome.Unsupported unsupported) {
            return "unsupported: " + Legible.line(unsupported.what());
        }
        return outcome instanceof RunOutcome.Cut cut ? "The program was given up here: " + cut.reason().limit().id() + "." : "The program has ended.";
    }

    private void happened(Walkthrough here, int from) {
        List<Event> events = here.trace().events();
        for (int i = from; i < here.done(); i++) {
            Event event = events.get(i);
            String value = event.value() == null ? "" : event.writes() ? " = " + event.value() : " -> " + event.value();
            out.printf("%4d %-16s %s%s%s%n", i + 1, Legible.line(here.trace().nameOf(event.thread())), Legible.line(event.describe()), Legible.line(value),
                    event.point() == null ? "" : "  " + event.point().shortForm());
        }
    }

    private void save(String file, Trace trace) {
        if (file == null) {
            out.println("Save to which file?");
        } else if (trace.findings().isEmpty()) {
            out.println("Nothing goes wrong in this execution if it is run to its end; there is nothing to save.");
        } else {
            Discovery discovery = new Discovery(trace.findings().get(0), trace, 1, 1, Knowledge.forWitness(executor.knowledge().facts()));
            out.println(WitnessFiles.write(discovery, job, Path.of(file)).map(problem -> "Cannot write " + file + ": " + problem)
                    .orElse("Saved. Replay with: heddle replay " + file));
        }
    }
}
