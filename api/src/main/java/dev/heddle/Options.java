package dev.heddle;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How code is explored; immutable. Each option can also be given as a system property ({@code heddle.seconds}) or in the
 * environment ({@code HEDDLE_SECONDS}); those win, because whoever runs the code is closer to the run than who wrote it.
 */
public final class Options {

    private static final Options DEFAULTS = new Options(Map.of());

    private final Map<String, String> values;

    private Options(Map<String, String> values) {
        this.values = values;
    }

    /** Nothing said: every option has its default. */
    public static Options defaults() {
        return DEFAULTS;
    }

    /** How to search: auto, dpor, context-bound, source-dpor, dfs, random, pct, pos or surw. Default: auto. */
    public Options strategy(String name) {
        return with("strategy", name);
    }

    /** Run at most so many executions. Default: 1000000. */
    public Options executions(long most) {
        return with("executions", Long.toString(most));
    }

    /** Search at most for so long; 0 for no limit. Default: 10. */
    public Options seconds(long most) {
        return with("seconds", Long.toString(most));
    }

    /** Where strategies that draw schedules start. Default: 0. */
    public Options seed(long start) {
        return with("seed", Long.toString(start));
    }

    /** With context-bound: how many preemptions at most. Default: more and more, to the end. */
    public Options preemptions(int most) {
        return with("preemptions", Integer.toString(most));
    }

    /** With pct: how many operations have to come in the right order for the failure. Default: 3. */
    public Options depth(int operations) {
        return with("depth", Integer.toString(operations));
    }

    /** Cut an execution after so many visible operations. Default: 100000. */
    public Options steps(long most) {
        return with("steps", Long.toString(most));
    }

    /** Of a loop that inputs decide about, look into so many rounds. Default: 100. */
    public Options loops(int rounds) {
        return with("loops", Integer.toString(rounds));
    }

    /** Of an input that is a string of any length, look for those of at most so many characters. Default: 16. */
    public Options longest(int characters) {
        return with("longest", Integer.toString(characters));
    }

    /** End a search by dpor when it remembers more steps of executions than this. Default: 5000000. */
    public Options remember(long steps) {
        return with("remember", Long.toString(steps));
    }

    /** Go on after the first failure. Default: false. */
    public Options all(boolean all) {
        return with("all", Boolean.toString(all));
    }

    /** Look for a simpler way to each failure for so many seconds; 0 to report it as it was found. Default: 2. */
    public Options minimize(long seconds) {
        return with("minimize", Long.toString(seconds));
    }

    /** Whether data races count as failures. Default: FAIL. */
    public Options races(Races races) {
        return with("races", races.name());
    }

    /** Whose data races are failures: packages, with those below them, or classes, separated by commas. Default: what comes from directories, or from the jar of the main class. */
    public Options own(String names) {
        return with("own", names);
    }

    /** Whether data races between two places in libraries are shown. Default: false. */
    public Options libraryRaces(boolean shown) {
        return with("libraryRaces", Boolean.toString(shown));
    }

    /** A file that lists data races which do not count, one a line. Default: none. */
    public Options racesIgnore(String file) {
        return with("racesIgnore", file);
    }

    /** Whether waits may end for no reason, as the Java specification allows. Default: false. */
    public Options spurious(boolean spurious) {
        return with("spurious", Boolean.toString(spurious));
    }

    /** When time limits run out, and sleeps end. Default: PATIENT. */
    public Options timeLimits(TimeLimits when) {
        return with("timeLimits", when.name());
    }

    /** From how many milliseconds on a time limit is too long to run out early. Default: 1000. */
    public Options patience(long milliseconds) {
        return with("patience", Long.toString(milliseconds));
    }

    /** Whether a call of a collection, future or executor of the JDK is one step, or all that its code does is explored. Default: EXPLORED. */
    public Options jdk(Jdk how) {
        return with("jdk", how.name());
    }

    /** Classes of the JDK whose code is explored even if others are trusted, separated by commas. Default: none. */
    public Options explore(String classes) {
        return with("explore", classes);
    }

    /** What the code is told when it asks how many processors there are. Default: 3. */
    public Options processors(int number) {
        return with("processors", Integer.toString(number));
    }

    /** Report a thread that runs for so many seconds without a visible operation. Default: 10. */
    public Options stuck(int seconds) {
        return with("stuck", Integer.toString(seconds));
    }

    /** Whether a search that was not exhaustive is a failure. Default: false. */
    public Options requireExhaustive(boolean required) {
        return with("requireExhaustive", Boolean.toString(required));
    }

    private Options with(String name, String value) {
        Map<String, String> more = new LinkedHashMap<>(values);
        more.put(name, value);
        return new Options(Collections.unmodifiableMap(more));
    }

    /** What was said, by the name of the option. */
    public Map<String, String> values() {
        return values;
    }
}
