package dev.heddle.embed;

import dev.heddle.Body;
import dev.heddle.Engine;
import dev.heddle.Explored;
import dev.heddle.Options;
import java.util.Optional;

/** Explores code of the JVM that it runs in. */
public final class EmbeddedEngine implements Engine {

    private static final String ADVICE = ", so that it is there before the class is loaded; in a JUnit test, add heddle-junit instead.";
    private static final String LAMBDA = "$$Lambda";

    @Override
    public Explored explore(Options options, Body body) {
        Class<?> type = classOf(body);
        Attachment.require(type, ADVICE);
        Configuration configuration = new Configuration(
                new Configuration.Place(name -> "the option " + name, name -> Optional.ofNullable(options.values().get(name))));
        return new Trial(type.getSimpleName(), "explore " + type.getName(), configuration, body::run, file -> file).explore(Optional.empty());
    }

    /** The class in whose source the body stands: for a lambda the one around it. */
    private static Class<?> classOf(Body body) {
        String name = body.getClass().getName();
        int lambda = name.indexOf(LAMBDA);
        if (lambda < 0) {
            return body.getClass();
        }
        try {
            return Class.forName(name.substring(0, lambda), false, body.getClass().getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("the class around " + name + " is not to be found", e);
        }
    }
}
