package dev.heddle.cli;

import dev.heddle.dpor.Assignment;
import dev.heddle.dpor.Harvest;
import dev.heddle.engine.Catalogue;
import dev.heddle.explore.HeddleVersion;
import dev.heddle.explore.loop.Explorer;
import dev.heddle.explore.loop.Progress;
import dev.heddle.model.Job;
import dev.heddle.model.Option;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code heddle worker}: what {@code heddle check --jobs} starts; see {@link WorkerProcess}. It is told the job, and then one assignment after the other. */
@Command(name = "worker", hidden = true, description = "Explores parts of a search for another process.")
final class WorkerCommand implements Callable<Integer> {

    @Override
    public Integer call() {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        try {
            Letters letters = Letters.introducedBy(in);
            Job job = Job.parse(letters.question(in));
            Catalogue catalogue = Catalogue.of(job.options(), Option::flag);
            Launch launch = Launch.of(job, job.classPath());
            Explorer explorer = new Explorer(launch.executor(), catalogue.exploration(), Progress.NONE);
            letters.answer(hello(job));
            while (true) {
                Assignment assignment = Assignment.parse(letters.question(in));
                letters.answer(Harvest.of(assignment, explorer, catalogue.flipping()).lines());
            }
        } catch (IOException e) {
            // Nobody wants anything more.
            return ExitCode.NOTHING_FOUND;
        }
    }

    /** What a worker says first: which job it does, and who it is. */
    static List<String> hello(Job job) {
        List<String> lines = new ArrayList<>(List.of("heddle " + HeddleVersion.number(), "java " + Runtime.version().feature()));
        lines.addAll(job.lines());
        return lines;
    }
}
