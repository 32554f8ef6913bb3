package dev.heddle.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A process and all that it starts, which are sent signals together, as by Ctrl-C in a terminal. */
final class ProcessGroup {

    private static final Path HERE = Distribution.ROOT;
    /** Who runs in the background is born deaf to SIGINT, and so are its children. */
    private static final List<String> LEADER = List.of("setsid", "env", "--default-signal=INT");

    private ProcessGroup() {
    }

    /** The command that leads a group of its own in what {@code command} does. */
    static List<String> led(List<String> command) {
        assumeTrue(Run.of(List.of("bash", "-c", String.join(" ", LEADER) + " true"), HERE, Map.of()).exit() == 0, "there is no env that gives signals back their meaning");
        List<String> all = new ArrayList<>(LEADER);
        all.addAll(command);
        return all;
    }

    /** Sends a signal to all that {@code leader} leads. */
    static void signal(String name, ProcessHandle leader) {
        Run run = Run.of(List.of("bash", "-c", "kill -s " + name + " -- -" + leader.pid()), HERE, Map.of());
        assertEquals(0, run.exit(), run::toString);
    }
}
