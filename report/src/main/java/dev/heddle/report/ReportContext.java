package dev.heddle.report;

import dev.heddle.explore.Discovery;
import dev.heddle.explore.HeddleVersion;
import dev.heddle.explore.result.Result;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * What reports of one exploration are made from: its result, and what a front end knows beside it.
 *
 * @param subject what the program is called
 * @param witnesses the files in which the discoveries' witnesses are, in their order; fewer if not all could be written
 * @param races whether data races were looked for, and {@code racesFail} whether they count as failures
 * @param full whether nothing may be left out for the sake of a shorter text
 * @param replay the command that replays the witness in a file, from the file's name as a shell wants it
 * @param version of Heddle
 */
public record ReportContext(String subject, String strategy, Result result, List<String> witnesses, boolean races, boolean racesFail, boolean full,
        Sources sources, Function<String, String> replay, String version) {

    public ReportContext {
        witnesses = List.copyOf(witnesses);
    }

    /** A context without witnesses and sources, in which data races are failures, and witnesses are replayed on the command line. */
    public static ReportContext of(String subject, String strategy, Result result) {
        return new ReportContext(subject, strategy, result, List.of(), true, true, false, Sources.unknown(), file -> "heddle replay " + file,
                HeddleVersion.number());
    }

    public ReportContext withWitnesses(List<String> files) {
        return new ReportContext(subject, strategy, result, files, races, racesFail, full, sources, replay, version);
    }

    public ReportContext withRaces(boolean lookedFor, boolean fail) {
        return new ReportContext(subject, strategy, result, witnesses, lookedFor, fail, full, sources, replay, version);
    }

    public ReportContext withFull(boolean newFull) {
        return new ReportContext(subject, strategy, result, witnesses, races, racesFail, newFull, sources, replay, version);
    }

    public ReportContext withSources(Sources newSources) {
        return new ReportContext(subject, strategy, result, witnesses, races, racesFail, full, newSources, replay, version);
    }

    public ReportContext withReplay(Function<String, String> command) {
        return new ReportContext(subject, strategy, result, witnesses, races, racesFail, full, sources, command, version);
    }

    Severity severity(Discovery discovery) {
        return discovery.finding().foreign() ? Severity.NOTE : discovery.isFailure() || racesFail && !discovery.isWarning() ? Severity.FAILURE : Severity.WARNING;
    }

    /** The file with the witness of a discovery, which is given by its position. */
    Optional<String> witness(int discovery) {
        return discovery < witnesses.size() ? Optional.of(witnesses.get(discovery)) : Optional.empty();
    }

    /** The command that replays a discovery, which is given by its position. */
    Optional<String> replay(int discovery) {
        return witness(discovery).map(file -> replay.apply(quote(file)));
    }

    private static String quote(String file) {
        return file.chars().allMatch(c -> Character.isLetterOrDigit(c) || "/._-+:@%".indexOf(c) >= 0) ? file : "'" + file.replace("'", "'\\''") + "'";
    }
}
