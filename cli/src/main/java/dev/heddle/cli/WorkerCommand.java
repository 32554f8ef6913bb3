package dev.heddle.cli;

import dev.heddle.dpor.Answer;
import dev.heddle.dpor.Assignment;
import dev.heddle.explore.Exploration;
import dev.heddle.explore.Explorer;
import dev.heddle.explore.Progress;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code heddle worker}: what {@code heddle check --jobs} starts; see {@link WorkerProcess}. */
@Command(name = "worker", hidden = true, description = "Explores parts of a search for another process.")
final class WorkerCommand implements Callable<Integer> {

    @Parameters(index = "0")
    private String program;

    @Parameters(index = "1..*")
    private List<String> arguments = new ArrayList<>();

    @Option(names = {"-cp", "--class-path"}, defaultValue = "")
    private String classPath;

    @Mixin
    private SearchOptions search;

    @Override
    public Integer call() {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        Exploration exploration = search.exploration().withSeconds(0);
        Explorer explorer = new Explorer(Target.of(program, classPath).load(new Entry.Main(arguments), exploration.settings()), exploration, Progress.NONE);
        try {
            while (true) {
                Assignment assignment = Assignment.parse(WorkerProcess.lines(in));
                Answer.to(assignment, explorer).lines().forEach(out::println);
                out.println(".");
                out.flush();
            }
        } catch (IOException e) {
            // Nobody wants anything more.
            return ExitCode.NOTHING_FOUND;
        }
    }
}
