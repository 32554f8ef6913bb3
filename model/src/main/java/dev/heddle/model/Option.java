package dev.heddle.model;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What can be said about an exploration: the one table of options, from which the command line and its help derive, and against
 * which tests hold the attributes of {@code @HeddleTest}, the methods of {@code Options}, the parameters of the Maven plugin and the documentation.
 */
public enum Option {
    STRATEGY("strategy", "NAME", Role.SEARCH, Range.TEXT, "auto",
            "auto: dpor, and if that is too much by turns with pct, pos, surw and random;",
            "dpor: one schedule of each class of equivalent ones;",
            "dfs: every schedule;",
            "random: every decision at random;",
            "pct: threads by random priorities that change at a few points;",
            "pos: operations by random priorities, drawn anew where they conflict;",
            "surw: uniformly over the orders of the operations on a few resources;",
            "context-bound: dpor for schedules with no preemption, then with at most one, and so on;",
            "source-dpor: a simpler dpor, which may run a class more than once: a check on dpor;",
            "generational: inputs first, those that lead where none led before;",
            "breadth-first: inputs first, the earliest branches first;",
            "deepening: inputs first, to a depth that doubles."),
    DEPTH("depth", "N", Role.SEARCH, Range.from(1, 1_000), "3",
            "With pct: how many operations have to come in the right order for the failure."),
    PREEMPTIONS("preemptions", "N", Role.SEARCH, Range.from(0, Integer.MAX_VALUE), "more and more, to the end",
            "With context-bound: how many preemptions at most."),
    SEED("seed", "N", Role.SEARCH, Range.from(Long.MIN_VALUE, Long.MAX_VALUE), "0",
            "Where strategies that draw schedules start; the same seed draws the same ones."),
    EXECUTIONS("executions", "N", Role.BUDGET, Range.from(1, Long.MAX_VALUE), "1000000",
            "Run at most so many executions."),
    SECONDS("seconds", "SECONDS", Role.BUDGET, Range.from(0, Long.MAX_VALUE / 1_000_000_000), "60",
            "Search at most for so long; 0 for no limit."),
    STEPS("steps", "N", Role.EXECUTION, Range.from(1, Long.MAX_VALUE), "100000",
            "Cut an execution after so many visible operations."),
    LOOPS("loops", "N", Role.SEARCH, Range.from(1, Integer.MAX_VALUE), "100",
            "Where inputs decide how often a loop or recursion is gone through, look into so many rounds."),
    LONGEST("longest", "N", Role.SEARCH, Range.from(0, 1_000_000), "16",
            "Where the program does not say how long a string is, look for strings of at most so many characters."),
    SOLVER_TIME("solverTime", "SECONDS", Role.SEARCH, Range.from(1, 3_600), "2",
            "Let the solver look for inputs for so long each time it is asked."),
    OVERFLOW("overflow", "", Role.EXECUTION, Range.FLAG, "false",
            "Count it as a failure if a sum, difference or product of whole numbers that depends on inputs leaves the range of its type."),
    REMEMBER("remember", "STEPS", Role.BUDGET, Range.from(1, Long.MAX_VALUE), "5000000",
            "End a search by dpor when it remembers more steps of executions than this; each takes some hundred bytes."),
    ALL("all", "", Role.EXECUTION, Range.FLAG, "false",
            "Go on after the first failure, and report each one once."),
    MINIMIZE("minimize", "SECONDS", Role.REPORT, Range.from(0, Long.MAX_VALUE / 1_000_000_000), "2",
            "Look for a simpler way to each failure for so long; 0 to report it as it was found."),
    RACES("races", "fail|warn|off", Role.SEARCH, Range.words("fail", "warn", "off"), "fail",
            "Whether data races count as failures, are only reported, or are not looked for."),
    OWN("own", "NAMES", Role.SEARCH, Range.NAMES, "what comes from directories, or from the jar of the main class",
            "Whose data races count: packages, with those below them, or classes, separated by commas.",
            "All other code is of libraries. Data races between two places in libraries are counted, and are no failures."),
    LIBRARY_RACES("libraryRaces", "", Role.REPORT, Range.FLAG, "false",
            "Show data races between two places in libraries."),
    RACES_IGNORE("racesIgnore", "FILE", Role.REPORT, Range.TEXT, "none",
            "Do not count the data races that this file lists, one a line; docs/findings/data-race.md says how."),
    SPURIOUS("spurious", "", Role.EXECUTION, Range.FLAG, "false",
            "Let waits end for no reason, as the Java specification allows."),
    TIME_LIMITS("timeLimits", "patient|early|any", Role.EXECUTION, Range.words("patient", "early", "any"), "patient",
            "When time limits run out, and sleeps end.",
            "patient: only when no thread can go on otherwise, the shortest first; what fails if short ones run out earlier is a warning;",
            "early: only look for such warnings;",
            "any: at any time, as on a machine that is slow at the worst moment."),
    PATIENCE("patience", "MILLISECONDS", Role.EXECUTION, Range.from(1, Long.MAX_VALUE / 1_000_000), "1000",
            "Limits from here on are long: with early they do not run out early either."),
    JDK("jdk", "trusted|explored", Role.EXECUTION, Range.words("trusted", "explored"), "explored",
            "Whether a call of a collection, future or executor of the JDK is one step, as its documentation promises (trusted), or all that its code does is explored."),
    EXPLORE("explore", "CLASSES", Role.EXECUTION, Range.NAMES, "none",
            "With trusted: explore what the code of these classes of the JDK does, all the same; separated by commas."),
    PROCESSORS("processors", "N", Role.EXECUTION, Range.from(1, Integer.MAX_VALUE), "3",
            "What the program is told when it asks how many processors there are."),
    CARRIERS("carriers", "auto|continuations|platform", Role.REPORT, Range.words("auto", "continuations", "platform"), "auto",
            "What the program's threads run on."),
    STUCK("stuck", "SECONDS", Role.SEARCH, Range.from(1, Integer.MAX_VALUE), "10",
            "Report a thread that runs for so long without a visible operation."),
    REQUIRE_EXHAUSTIVE("requireExhaustive", "", Role.REPORT, Range.FLAG, "false",
            "Exit with 4 if nothing was found but not everything was searched.");

    /** What depends on an option. */
    public enum Role {
        /** What happens in an execution under a given schedule: a witness says it. */
        EXECUTION,
        /** Which executions are run, and what is looked for in them: a search that is taken up again must have the same. */
        SEARCH,
        /** How far a search goes: it may be taken up with another. */
        BUDGET,
        /** How what was found is told, and on what it is run: nothing that was searched depends on it. */
        REPORT
    }

    /**
     * What may be said of an option.
     *
     * @param words the values there are; empty for a text or a number
     * @param isNumber whether it is a whole number, from {@code least} to {@code most}
     * @param isNames whether it is names of packages or classes, separated by commas
     */
    public record Range(List<String> words, boolean isNumber, long least, long most, boolean isNames) {

        static final Range TEXT = new Range(List.of(), false, 0, 0, false);
        static final Range FLAG = words("true", "false");
        static final Range NAMES = new Range(List.of(), false, 0, 0, true);

        private static final String NAME = "\\p{javaJavaIdentifierStart}\\p{javaJavaIdentifierPart}*";

        static Range words(String... words) {
            return new Range(List.of(words), false, 0, 0, false);
        }

        static Range from(long least, long most) {
            return new Range(List.of(), true, least, most, false);
        }

        /** What is wrong with {@code value}, as the end of a sentence that begins with the option; nothing if it may be said. */
        Optional<String> complaint(String value) {
            if (isNumber) {
                try {
                    long number = Long.parseLong(value);
                    return number < least ? Optional.of(bounds(false)) : number > most ? Optional.of(bounds(true)) : Optional.empty();
                } catch (NumberFormatException e) {
                    return Optional.of(value.matches("[+-]?\\d+") ? bounds(!value.startsWith("-")) : "must be a number");
                }
            }
            if (isNames) {
                String qualified = "\\s*" + NAME + "(\\." + NAME + ")*\\s*";
                return value.matches(qualified + "(," + qualified + ")*") ? Optional.empty() : Optional.of("must be names of packages or classes, separated by commas");
            }
            return words.isEmpty() || words.contains(value.toLowerCase(Locale.ROOT)) ? Optional.empty()
                    : Optional.of("must be " + String.join(", ", words.subList(0, words.size() - 1)) + " or " + words.get(words.size() - 1));
        }

        private String bounds(boolean tooLarge) {
            return most < Integer.MAX_VALUE ? "must be from " + least + " to " + most
                    : least == Long.MIN_VALUE ? "must be a number of 64 bits"
                    : tooLarge ? "must be at most " + most
                    : least == 0 ? "must not be negative" : "must be at least " + least;
        }
    }

    private final String id;
    private final String label;
    private final Role role;
    private final Range range;
    private final String usual;
    private final List<String> sentences;

    Option(String id, String label, Role role, Range range, String usual, String... sentences) {
        this.id = id;
        this.label = label;
        this.role = role;
        this.range = range;
        this.usual = usual;
        this.sentences = List.of(sentences);
    }

    /** As tests and witnesses call it: {@code requireExhaustive}. */
    public String id() {
        return id;
    }

    /** As the command line calls it: {@code --require-exhaustive}. */
    public String flag() {
        return this == SECONDS ? "--time" : "--" + id.replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
    }

    /** What stands for its value in a help text; empty if it is on or off. */
    public String label() {
        return label;
    }

    public Role role() {
        return role;
    }

    public Range range() {
        return range;
    }

    /** What is wrong with {@code value}, as the end of a sentence that begins with the option; nothing if it may be said. */
    public Optional<String> complaint(String value) {
        return range.complaint(value);
    }

    public boolean isFlag() {
        return range == Range.FLAG;
    }

    /** What holds if nothing is said, for a reader. */
    public String usual() {
        return usual;
    }

    /** What it means. */
    public List<String> sentences() {
        return sentences;
    }

    /** The option called {@code id}, if there is one. */
    public static Optional<Option> named(String id) {
        for (Option option : values()) {
            if (option.id.equals(id)) {
                return Optional.of(option);
            }
        }
        return Optional.empty();
    }
}
