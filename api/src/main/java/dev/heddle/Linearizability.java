package dev.heddle;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Checks that operations that are called at the same time behave as if they were called one after the other: that a class is
 * linearizable (Herlihy and Wing, 1990).
 *
 * <p>The class to check has methods annotated with {@link Operation}, and a constructor without parameters that makes a new object to call
 * them on. Scenarios of such calls are drawn, small ones first. In each, all schedules are explored, and what the calls give is compared with what they
 * give one after the other, in every order that keeps that of the threads and puts each call after those that had returned when it
 * began. The first scenario that fails is made as small as possible.
 *
 * <p>Objects of this class are immutable. {@link #check} throws what was found; {@link #examine} returns it.
 */
public final class Linearizability {

    /** Beyond this, running all orders would take longer than exploring. */
    private static final long MOST_ORDERS = 5_000;

    private static final String IDENTITY = "linearizability ";

    /**
     * How large scenarios are at most.
     *
     * @param operations how many calls each thread makes
     * @param before how many calls come before the threads
     * @param after how many calls come after the threads
     */
    record Size(int threads, int operations, int before, int after) {
    }

    private final Class<?> type;
    private final Class<?> model;
    private final Size size;
    private final int scenarios;
    private final List<String> given;
    private final long seed;
    private final long seconds;
    private final Options options;

    private Linearizability(Class<?> type, Class<?> model, Size size, int scenarios, List<String> given, long seed, long seconds, Options options) {
        this.type = type;
        this.model = model;
        this.size = size;
        this.scenarios = scenarios;
        this.given = given;
        this.seed = seed;
        this.seconds = seconds;
        this.options = options;
    }

    /** The operations of {@code type}, against what they give one after the other. */
    public static Linearizability of(Class<?> type) {
        return new Linearizability(type, type, new Size(2, 3, 2, 2), 50, List.of(), 0, 10, Options.defaults().executions(10_000).races(Races.OFF));
    }

    /**
     * Compares with {@code other}, called one after the other: a class with methods of the same names and parameters, which needs to know
     * nothing of threads. Default: the class itself.
     */
    public Linearizability model(Class<?> other) {
        return new Linearizability(type, other, size, scenarios, given, seed, seconds, options);
    }

    /** At most so many threads. Default: 2. */
    public Linearizability threads(int most) {
        return sized(new Size(atLeast(1, most), size.operations, size.before, size.after));
    }

    /** At most so many calls in each thread. Default: 3. */
    public Linearizability operations(int most) {
        return sized(new Size(size.threads, atLeast(1, most), size.before, size.after));
    }

    /** At most so many calls before the threads start. Default: 2. */
    public Linearizability before(int most) {
        return sized(new Size(size.threads, size.operations, atLeast(0, most), size.after));
    }

    /** At most so many calls after the threads have ended. Default: 2. */
    public Linearizability after(int most) {
        return sized(new Size(size.threads, size.operations, size.before, atLeast(0, most)));
    }

    private Linearizability sized(Size other) {
        return new Linearizability(type, model, other, scenarios, given, seed, seconds, options);
    }

    private static int atLeast(int least, int number) {
        if (number < least) {
            throw new IllegalArgumentException(number + " must be at least " + least);
        }
        return number;
    }

    /** Draw so many scenarios. Default: 50. */
    public Linearizability scenarios(int count) {
        return new Linearizability(type, model, size, atLeast(0, count), given, seed, seconds, options);
    }

    /**
     * Runs this scenario before those that are drawn. Threads are separated by {@code |}, what comes before and after them is in brackets, strings are in
     * quotes: {@code [push(1)] pop() pop() | push(2) [size()]}.
     */
    public Linearizability scenario(String text) {
        List<String> more = new ArrayList<>(given);
        more.add(text);
        return new Linearizability(type, model, size, scenarios, List.copyOf(more), seed, seconds, options);
    }

    /** Where drawing scenarios starts. Default: 0. */
    public Linearizability seed(long start) {
        return new Linearizability(type, model, size, scenarios, given, start, seconds, options);
    }

    /** Begin no further scenario after so many seconds; 0 for no limit. Default: 10. */
    public Linearizability seconds(long most) {
        return new Linearizability(type, model, size, scenarios, given, seed, most, options);
    }

    /** Run at most so many executions of each scenario. Default: 10000. */
    public Linearizability executions(long most) {
        return options(options.executions(most));
    }

    /** How data races count. Default: they are not looked for, since only what operations give is in question. */
    public Linearizability races(Races how) {
        return options(options.races(how));
    }

    /** How each scenario is explored, in place of all that was said about that before. */
    public Linearizability options(Options other) {
        return new Linearizability(type, model, size, scenarios, given, seed, seconds, other);
    }

    /**
     * Checks.
     *
     * @throws AssertionError if the class is not linearizable, or fails otherwise; its message is the report
     * @throws IllegalArgumentException if the class cannot be checked as it is; the message says why
     * @throws IllegalStateException if this JVM is not under Heddle's control; the message says what to do
     */
    public Checked check() {
        return examine().orFail();
    }

    /** Checks, and returns what came of it. */
    public Checked examine() {
        Specification specification = new Specification(type);
        Specification.Methods sequential = model == type ? specification.methods() : specification.modelled(model);
        Trial trial = new Trial(Heddle.engine("Linearizability"), specification, sequential, options);
        Optional<String> replayed = trial.replayed();
        return replayed.isPresent() ? replay(trial, specification, replayed.get()) : new Search(trial, specification).run();
    }

    private Checked replay(Trial trial, Specification specification, String identity) {
        String prefix = IDENTITY + type.getName() + " ";
        if (!identity.startsWith(prefix)) {
            throw new IllegalArgumentException("the witness to replay is one of '" + identity + "', not of the operations of " + type.getName());
        }
        Scenario scenario = Scenario.parse(identity.substring(prefix.length()), specification);
        Trial.Attempt attempt = trial.replay(scenario, identity);
        return attempt.failed() ? failure(specification, scenario, attempt, 1, 0, "")
                : new Checked(false, 1, 0, 1, "", List.of(), attempt.explored().report(), attempt.explored().summary(), attempt.explored().notes());
    }

    private static String identity(Specification specification, Scenario scenario) {
        return IDENTITY + specification.type().getName() + " " + scenario;
    }

    private static Checked failure(Specification specification, Scenario scenario, Trial.Attempt attempt, int count, long executions, String found) {
        String text = specification.type().getSimpleName() + attempt.title() + "\n" + found + "\n" + attempt.text() + "\n" + attempt.explored().report();
        return new Checked(true, count, 0, executions, scenario.toString(), attempt.explored().findings(), text, attempt.explored().summary(),
                attempt.explored().notes());
    }

    /** One check. */
    private final class Search {

        private final Trial trial;
        private final Specification specification;
        private final long start = System.nanoTime();
        private int count;
        private int verified;
        private long executions;
        private boolean isTimeUp;
        private final Set<String> notes = new LinkedHashSet<>();

        Search(Trial trial, Specification specification) {
            this.trial = trial;
            this.specification = specification;
        }

        Checked run() {
            List<Scenario> own = given.stream().map(text -> Scenario.parse(text, specification)).toList();
            for (Scenario scenario : kept()) {
                Optional<Checked> failure = tried(scenario, Optional.of(identity(specification, scenario)));
                if (failure.isPresent()) {
                    return failure.get();
                }
            }
            for (Scenario scenario : own) {
                Optional<Checked> failure = tried(scenario, Optional.empty());
                if (failure.isPresent()) {
                    return failure.get();
                }
            }
            Scenarios drawing = new Scenarios(specification, size, seed);
            for (int i = 0; i < scenarios && !isTimeUp; i++) {
                Optional<Checked> failure = drawing.next((double) i / scenarios).flatMap(scenario -> tried(scenario, Optional.empty()));
                if (failure.isPresent()) {
                    return failure.get();
                }
            }
            if (count == 0) {
                throw new IllegalArgumentException("there is no scenario: " + (scenarios == 0 ? "none is given, and none is to be drawn"
                        : "the operations of " + type.getName() + " cannot be called by several threads"));
            }
            return new Checked(false, count, verified, executions, "", List.of(), summary() + "\n", summary(), List.copyOf(notes));
        }

        /** The scenarios that failed in earlier runs, as far as the class still has such operations. */
        private List<Scenario> kept() {
            List<Scenario> kept = new ArrayList<>();
            String prefix = IDENTITY + type.getName() + " ";
            for (String identity : trial.kept()) {
                try {
                    if (identity.startsWith(prefix)) {
                        kept.add(Scenario.parse(identity.substring(prefix.length()), specification));
                    }
                } catch (IllegalArgumentException e) {
                    notes.add("a witness from before does not fit any more: " + e.getMessage());
                }
            }
            return kept;
        }

        /** Something if the scenario fails; {@code identity} is that of a witness from before, which is replayed first, and deleted if all is well. */
        private Optional<Checked> tried(Scenario scenario, Optional<String> identity) {
            if (scenario.orders(MOST_ORDERS + 1) > MOST_ORDERS) {
                throw new IllegalArgumentException("the operations of '" + scenario + "' can be called in more than " + MOST_ORDERS
                        + " orders: take fewer threads or operations");
            }
            Trial.Attempt attempt = trial.attempt(scenario, secondsLeft(), identity);
            count++;
            executions += attempt.explored().executions();
            verified += attempt.isVerified() ? 1 : 0;
            if (!attempt.failed()) {
                attempt.explored().findings().forEach(found -> notes.add("data race: " + found.message()));
                notes.addAll(attempt.explored().notes());
            }
            isTimeUp = seconds > 0 && elapsed() >= seconds;
            return attempt.failed() ? Optional.of(shrunk(scenario, attempt)) : Optional.empty();
        }

        private double elapsed() {
            return (System.nanoTime() - start) / 1e9;
        }

        private long secondsLeft() {
            return seconds == 0 ? 0 : Math.max(1, (long) Math.ceil(seconds - elapsed()));
        }

        /** Leaves out one call after the other, as long as it fails in the same way. */
        private Checked shrunk(Scenario scenario, Trial.Attempt attempt) {
            String kind = attempt.kind();
            Scenario smallest = scenario;
            boolean smaller = true;
            while (smaller) {
                smaller = false;
                for (Scenario candidate : smallest.smaller()) {
                    Trial.Attempt again = trial.attempt(candidate, 1, Optional.empty());
                    if (again.failed() && again.kind().equals(kind)) {
                        smallest = candidate;
                        smaller = true;
                        break;
                    }
                }
            }
            Trial.Attempt last = trial.attempt(smallest, secondsLeft(), Optional.of(identity(specification, smallest)));
            String found = "  found in scenario " + count + (smallest == scenario ? "" : " · made smaller, from " + scenario.size() + " to " + smallest.size() + " calls") + "\n";
            return last.failed() ? failure(specification, smallest, last, count, executions, found)
                    : failure(specification, scenario, attempt, count, executions, "  found in scenario " + count + "\n");
        }

        private String summary() {
            String all = String.format(Locale.ROOT, "%,d executions, %.1f s", executions, elapsed());
            if (verified == count && count > 0 && !isTimeUp) {
                return "linearizable in all " + count + " scenarios: " + all;
            }
            return "no failure in " + count + " scenarios, of which " + verified + " were explored to the end"
                    + (isTimeUp ? " (the time was up)" : "") + ": " + all;
        }
    }
}
