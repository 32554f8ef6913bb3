package dev.heddle;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Runs scenarios of a specification: one after the other, and at the same time. */
final class Trial {

    /** What findings about threads that wait for ever are called. */
    private static final Set<String> WAITS = Set.of("deadlock", "lost-notification", "livelock");

    private final Engine engine;
    private final Specification specification;
    private final Specification.Methods sequential;
    private final Options options;

    /** {@code sequential} is how calls are made one after the other: that of a model, or of the specification itself. */
    Trial(Engine engine, Specification specification, Specification.Methods sequential, Options options) {
        this.engine = engine;
        this.specification = specification;
        this.sequential = sequential;
        this.options = options;
    }

    /**
     * What came of one scenario.
     *
     * @param isSequential whether already the orders failed, or were too many
     */
    record Attempt(Specification specification, Scenario scenario, Explored explored, boolean isSequential) {

        boolean failed() {
            return explored.failed();
        }

        boolean isVerified() {
            return !isSequential && explored.verdict() == Explored.Verdict.VERIFIED;
        }

        /** What is wrong, so that two failures can be compared. */
        String kind() {
            return isSequential + " " + explored.verdict() + (explored.findings().isEmpty() ? "" : " " + explored.findings().get(0).kind());
        }

        private Optional<NotLinearizable> difference() {
            return explored.findings().stream().findFirst().map(Explored.Found::thrown).filter(NotLinearizable.class::isInstance).map(NotLinearizable.class::cast);
        }

        /** Behind the name of the class: what is wrong with it. */
        String title() {
            if (difference().isPresent()) {
                return " is not linearizable";
            }
            if (explored.verdict() != Explored.Verdict.FOUND) {
                return explored.verdict() == Explored.Verdict.UNSUPPORTED ? " cannot be checked" : " was not explored to the end";
            }
            return isSequential ? " fails already when it is called by one thread" : " fails when it is called by several threads";
        }

        String text() {
            return difference().map(NotLinearizable::explanation).orElseGet(() -> ScenarioText.table(scenario, null, specification) + hint());
        }

        private String hint() {
            return isSequential && explored.findings().stream().anyMatch(found -> WAITS.contains(found.kind()))
                    ? "\n  An operation that is meant to wait until another is called says so: @Operation(blocks = true).\n" : "";
        }
    }

    /** The identities of what failed in earlier runs. */
    List<String> kept() {
        return engine.kept(options, specification.type());
    }

    /** The identity of what is to be replayed, if anything is. */
    Optional<String> replayed() {
        return engine.replayed(options);
    }

    /** Explores a scenario; if it has an {@code identity}, for good: failures are made simple and kept. */
    Attempt attempt(Scenario scenario, long seconds, Optional<String> identity) {
        Orders orders = new Orders(scenario, specification, sequential);
        Optional<Attempt> early = enumerate(orders, scenario, seconds);
        if (early.isPresent()) {
            return early.get();
        }
        Subject subject = new Subject(specification.type(), identity.orElse(""), identity.isPresent());
        Options how = identity.isPresent() ? options.seconds(seconds) : options.seconds(seconds).minimize(0);
        return new Attempt(specification, scenario, engine.explore(how, Optional.of(subject), () -> play(scenario, orders)), false);
    }

    Attempt replay(Scenario scenario, String identity) {
        Orders orders = new Orders(scenario, specification, sequential);
        Optional<Attempt> early = enumerate(orders, scenario, 0);
        return early.orElseGet(() -> new Attempt(specification, scenario,
                engine.replay(options, new Subject(specification.type(), identity, false), () -> play(scenario, orders)), false));
    }

    /** Something only if that is not all that there is to do. */
    private Optional<Attempt> enumerate(Orders orders, Scenario scenario, long seconds) {
        Explored explored = engine.enumerate(seconds, new Subject(specification.type(), "", false), orders::playOne);
        orders.problem().ifPresent(problem -> {
            throw problem;
        });
        return explored.verdict() == Explored.Verdict.VERIFIED ? Optional.empty() : Optional.of(new Attempt(specification, scenario, explored, true));
    }

    private void play(Scenario scenario, Orders orders) throws InterruptedException {
        Play play = new Play(scenario, specification, specification.methods());
        History.begin(scenario.threads().size(), () -> orders.explainWaiting(play));
        play.together();
        if (!orders.explain(play)) {
            throw new NotLinearizable("not linearizable: " + history(scenario, play), ScenarioText.table(scenario, play, specification)
                    + "\n" + orders.explanation(play).stream().map(line -> "  " + line + "\n").collect(Collectors.joining()));
        }
    }

    /** In one line. */
    private String history(Scenario scenario, Play play) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < scenario.threads().size(); i++) {
            text.append(i == 0 ? "" : " | ");
            for (int k = 0; k < scenario.threads().get(i).size(); k++) {
                text.append(k == 0 ? "" : ", ").append(scenario.threads().get(i).get(k)).append(play.answer(i, k));
            }
        }
        String then = ScenarioText.afterwards(scenario, play, specification);
        return then.isEmpty() ? text.toString() : text + "; then " + then;
    }
}
