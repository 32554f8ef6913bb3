package dev.heddle.cli;

import dev.heddle.dpor.Assignment;
import dev.heddle.dpor.Harvest;
import dev.heddle.engine.Catalogue;
import dev.heddle.explore.Caveats;
import dev.heddle.explore.Deadline;
import dev.heddle.explore.Discovery;
import dev.heddle.explore.HeddleVersion;
import dev.heddle.explore.loop.Explorer;
import dev.heddle.explore.loop.Progress;
import dev.heddle.explore.result.Part;
import dev.heddle.explore.result.PartText;
import dev.heddle.explore.result.Stop;
import dev.heddle.explore.result.Tally;
import dev.heddle.model.Job;
import dev.heddle.model.Option;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code heddle worker}: what {@code heddle check --jobs} starts; see {@link WorkerProcess}. It is told the job, and then one assignment after the other. */
@Command(name = "worker", hidden = true, description = "Explores parts of a search for another process.")
final class WorkerCommand implements Callable<Integer> {

    /** What an answer begins with that tells what was found, before the whole is told. */
    static final String EARLY = "early";
    /** What is said instead of an answer if there is no memory for one. */
    static final String OUT_OF_MEMORY = "out-of-memory";

    @Override
    public Integer call() {
        // When somebody wants to see results, whoever asked for them comes for them.
        Deadline asked = Deadline.never();
        Signals.handle(signal -> asked.interrupt());
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        try {
            return explore(in, Letters.introducedBy(in), asked);
        } catch (IOException | UncheckedIOException e) {
            // Nobody wants anything more.
            return ExitCode.NOTHING_FOUND;
        }
    }

    private static int explore(BufferedReader in, Letters letters, Deadline asked) throws IOException {
        try {
            Job job = Job.parse(letters.question(in));
            Catalogue catalogue = Catalogue.of(job.options(), Option::flag);
            Launch launch = Launch.of(job, job.classPath());
            Explorer explorer = new Explorer(launch.executor(), catalogue.exploration(), Progress.NONE, found -> tell(letters, early(found)));
            tell(letters, hello(job));
            while (true) {
                Assignment assignment = Assignment.parse(letters.question(in));
                tell(letters, Harvest.of(assignment, explorer, catalogue.flipping(), asked).lines());
            }
        } catch (OutOfMemoryError full) {
            tell(letters, List.of(OUT_OF_MEMORY));
            return ExitCode.INTERNAL;
        }
    }

    private static void tell(Letters letters, List<String> answer) {
        try {
            letters.answer(answer);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> early(Discovery found) {
        List<String> lines = new ArrayList<>(List.of(EARLY));
        lines.addAll(PartText.of(new Part(new Stop.Found(), Tally.NONE, List.of(found), List.of(), Caveats.NONE, 0, 0)));
        return lines;
    }

    /** What a worker says first: which job it does, and who it is. */
    static List<String> hello(Job job) {
        List<String> lines = new ArrayList<>(List.of("heddle " + HeddleVersion.number(), "java " + Runtime.version().feature()));
        lines.addAll(job.lines());
        return lines;
    }
}
