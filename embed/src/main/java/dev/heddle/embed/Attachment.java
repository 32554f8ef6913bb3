package dev.heddle.embed;

import dev.heddle.agent.Agent;
import dev.heddle.agent.Attacher;
import java.util.Optional;

/** How this JVM came under control, or why it did not. */
public final class Attachment {

    private static final String ADVICE = "\nStart the JVM with -javaagent:heddle-agent.jar=instrument";

    /** Why the agent could not be attached; null if nobody has tried, or it could. */
    private static String problem;

    private Attachment() {
    }

    /**
     * Puts this JVM under control, by the agent that it was started with or else by attaching it now. What is loaded from here on is
     * instrumented. If it does not work, {@link #require} says why.
     */
    public static synchronized void begin() {
        if (!Agent.isInstalled()) {
            problem = Attacher.attach().orElse(null);
            if (problem == null) {
                Agent.embed();
            }
        }
    }

    /**
     * Fails unless {@code type} is under control; {@code advice} says what else can be done about it than to start the JVM with the agent.
     */
    public static synchronized void require(Class<?> type, String advice) {
        if (!Agent.isInstalled()) {
            throw new IllegalStateException("Heddle has no control over this JVM: "
                    + Optional.ofNullable(problem).orElse("its agent was not loaded") + "." + ADVICE + advice);
        }
        if (!Agent.isInstrumented(type)) {
            throw new IllegalStateException("The class " + type.getName() + " was loaded before Heddle began to instrument." + ADVICE + advice);
        }
    }
}
