package dev.heddle.engine;

import dev.heddle.agent.ClassHashes;
import dev.heddle.explore.Discovery;
import dev.heddle.explore.HeddleVersion;
import dev.heddle.model.Event;
import dev.heddle.model.Job;
import dev.heddle.model.Witness;
import java.util.Map;
import java.util.TreeMap;

/** Makes witnesses of discoveries in this JVM. */
public final class Witnesses {

    private Witnesses() {
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
        return new Witness(job, discovery.trace().inputs(), discovery.lens(), classes, discovery.finding().kind().id(), discovery.finding().message(),
                "Heddle " + HeddleVersion.number() + ", Java " + Runtime.version().feature(), discovery.trace().schedule());
    }
}
