package dev.heddle.explore;

import dev.heddle.agent.ClassHashes;
import dev.heddle.model.Event;
import dev.heddle.model.Finding;
import dev.heddle.model.Trace;
import dev.heddle.model.Witness;
import dev.heddle.scheduler.Settings;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A finding that was replayed.
 *
 * @param finding as the recorded replay saw it
 * @param trace the recorded replay
 * @param execution in which execution it was found, counted from 1
 * @param replays how often it was replayed, each time with the same end
 */
public record Discovery(Finding finding, Trace trace, long execution, int replays) {

    /**
     * The witness of this discovery.
     *
     * @param program what to run, and {@code classPath} where it is
     * @param lens what was known about the program
     */
    public Witness witness(String program, List<String> arguments, String classPath, Settings settings, List<String> lens) {
        Map<String, String> classes = new TreeMap<>();
        for (Event event : trace.events()) {
            for (StackTraceElement frame : event.stack()) {
                String hash = ClassHashes.of(frame.getClassName());
                if (hash != null) {
                    classes.put(frame.getClassName(), hash);
                }
            }
        }
        return new Witness(program, arguments, classPath, settings.forWitness(), trace.inputs(), lens, classes, finding.kind().id(), finding.message(),
                version() + ", Java " + Runtime.version().feature(), trace.schedule());
    }

    /** Name and version of Heddle. */
    public static String version() {
        return "Heddle " + versionNumber();
    }

    public static String versionNumber() {
        String version = Discovery.class.getPackage().getImplementationVersion();
        return version == null ? "(development)" : version;
    }
}
