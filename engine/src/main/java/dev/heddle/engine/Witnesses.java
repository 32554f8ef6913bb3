package dev.heddle.engine;

import dev.heddle.agent.ClassHashes;
import dev.heddle.explore.Discovery;
import dev.heddle.explore.HeddleVersion;
import dev.heddle.model.Event;
import dev.heddle.model.Job;
import dev.heddle.model.Option;
import dev.heddle.model.Witness;
import dev.heddle.scheduler.Lens;
import java.util.Map;
import java.util.TreeMap;

/** Makes witnesses of discoveries in this JVM, and reads those that can be followed here. */
public final class Witnesses {

    private Witnesses() {
    }

    /** The witness that {@code text} is; a FormatException says why it is none, or why executions know nothing of what it says. */
    public static Witness read(String text) {
        Witness witness = Witness.parse(text);
        witness.lens().forEach(new Lens()::accept);
        return witness;
    }

    /** The witness of {@code discovery}, which was made while {@code job} was done. */
    public static Witness of(Discovery discovery, Job job) {
        Map<String, String> classes = new TreeMap<>();
        for (Event event : discovery.trace().events()) {
            for (StackTraceElement frame : event.stack()) {
                String hash = ClassHashes.of(frame.getClassName());
                if (hash != null) {
                    classes.put(frame.getClassName(), hash);
                }
            }
        }
        Job made = discovery.secondLook() ? job.withOptions(job.options().with(Option.TIME_LIMITS, "early")) : job;
        return new Witness(made, discovery.trace().inputs(), discovery.lens(), classes, discovery.finding().kind().id(), discovery.finding().message(),
                "Heddle " + HeddleVersion.number() + ", Java " + Runtime.version().feature(), discovery.trace().schedule());
    }
}
