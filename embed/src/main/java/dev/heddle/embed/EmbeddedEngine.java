package dev.heddle.embed;

import dev.heddle.Body;
import dev.heddle.Engine;
import dev.heddle.Explored;
import dev.heddle.Options;
import dev.heddle.Races;
import dev.heddle.Subject;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Explores code of the JVM that it runs in. */
public final class EmbeddedEngine implements Engine {

    private static final String ADVICE = ", so that it is there before the class is loaded; in a JUnit test, add heddle-junit instead.";
    private static final String LAMBDA = "$$Lambda";

    @Override
    public Explored explore(Options options, Optional<Subject> subject, Body body) {
        if (subject.isPresent()) {
            Configuration configuration = configuration(options);
            Optional<WitnessFolder> folder = subject.filter(Subject::isKept).map(each -> folder(configuration, each.type()));
            return exploration(configuration, subject.get(), body).explore(folder);
        }
        Class<?> type = classOf(body);
        return exploration(configuration(options), new Subject(type, "explore " + type.getName(), false), body).explore(Optional.empty());
    }

    @Override
    public Explored enumerate(long seconds, Subject subject, Body body) {
        Options options = Options.defaults().strategy("dpor").executions(Long.MAX_VALUE).seconds(seconds).minimize(0).races(Races.OFF);
        return exploration(Configuration.of(place(options)), subject, body).explore(Optional.empty());
    }

    @Override
    public List<String> kept(Options options, Class<?> type) {
        return folder(configuration(options), type).saved().stream().map(saved -> saved.witness().job().program()).distinct().toList();
    }

    private static WitnessFolder folder(Configuration configuration, Class<?> type) {
        return WitnessFolder.of(configuration, type.getName());
    }

    @Override
    public Optional<String> replayed(Options options) {
        return configuration(options).text("replay").map(file -> WitnessFolder.read(Path.of(file)).witness().job().program());
    }

    @Override
    public Explored replay(Options options, Subject subject, Body body) {
        Configuration configuration = configuration(options);
        return exploration(configuration, subject, body).replay(Path.of(configuration.text("replay").orElseThrow()));
    }

    private static EmbeddedExploration exploration(Configuration configuration, Subject subject, Body body) {
        Attachment.require(subject.type(), ADVICE);
        return new EmbeddedExploration(subject.type().getSimpleName(), subject.type(), subject.identity(), configuration, body::run,
                file -> subject.isKept() ? "run it again with -Dheddle.replay=" + file : file);
    }

    private static Configuration configuration(Options options) {
        return new Configuration(place(options));
    }

    private static Configuration.Place place(Options options) {
        return new Configuration.Place(name -> "the option " + name, name -> Optional.ofNullable(options.values().get(name)));
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
