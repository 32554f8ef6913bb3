package dev.heddle.model;

import dev.heddle.term.InputLines;
import dev.heddle.term.Valuation;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * All that is needed to run an execution again: the job, the inputs, the schedule.
 *
 * <p>As text, one line for each item, a keyword first; the first line names the format and its version. Unknown
 * keywords are an error, because ignoring one could mean running something else.
 *
 * @param job what was run, with the settings on which an execution depends
 * @param inputs the values of the inputs that the program asked for
 * @param lens what had been learnt when the witness was made
 * @param classes checksums of the program's classes that took part
 * @param finding what was found, by the id of its kind
 * @param message what was found, in a sentence
 */
public record Witness(Job job, Valuation inputs, List<String> lens, Map<String, String> classes, String finding, String message, String madeBy,
        Schedule schedule) {

    private static final String MAGIC = "heddle-witness";
    private static final int VERSION = 1;
    private static final Pattern LINE_BREAK = Pattern.compile("\r?\n");

    public Witness {
        job = job.forReplay();
        lens = List.copyOf(lens);
        classes = new LinkedHashMap<>(classes);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(MAGIC + " " + VERSION + "\n");
        job.items().forEach(line -> text.append(line).append('\n'));
        InputLines.of(inputs).forEach(input -> line(text, "input", input));
        lens.forEach(fact -> line(text, "lens", fact));
        classes.forEach((name, hash) -> line(text, "class", hash + " " + name));
        line(text, "finding", finding);
        line(text, "message", message);
        line(text, "made-by", madeBy);
        line(text, "schedule", schedule.toString());
        return text.toString();
    }

    private static void line(StringBuilder text, String keyword, String value) {
        text.append(Line.of(keyword, value)).append('\n');
    }

    public static Witness parse(String text) {
        // One after the other: somebody else's text may be nothing but line breaks.
        Iterator<String> lines = LINE_BREAK.splitAsStream(text).iterator();
        String[] first = lines.hasNext() ? lines.next().split(" ") : new String[0];
        if (first.length != 2 || !first[0].equals(MAGIC)) {
            throw new FormatException("this is not a witness: its first line is not '" + MAGIC + " " + VERSION + "'");
        }
        if (!first[1].equals(Integer.toString(VERSION))) {
            throw new FormatException("the witness has format version " + first[1] + ", this Heddle reads version " + VERSION);
        }
        Fields fields = new Fields();
        for (int number = 2; lines.hasNext(); number++) {
            String line = lines.next();
            if (!line.isBlank()) {
                fields.add(Line.parse(number, "witness", line));
            }
        }
        return fields.witness();
    }

    /** The lines of a text, sorted by keyword. */
    private static final class Fields {

        private final Job.Reader job = new Job.Reader("witness");
        private final Map<String, String> single = new LinkedHashMap<>();
        private final List<String> inputs = new ArrayList<>();
        private final List<String> lens = new ArrayList<>();
        private final Map<String, String> classes = new LinkedHashMap<>();

        void add(Line line) {
            switch (line.keyword()) {
                case "input" -> inputs.add(line.value());
                case "lens" -> lens.add(line.value());
                case "class" -> classes.put(line.halves()[1], line.halves()[0]);
                case "finding", "message", "made-by", "schedule" -> {
                    if (single.put(line.keyword(), line.value()) != null) {
                        throw line.wrong("says '" + line.keyword() + "' a second time");
                    }
                }
                default -> {
                    if (!job.accept(line)) {
                        throw line.wrong("begins with '" + line.keyword() + "', which means nothing");
                    }
                }
            }
        }

        /** Before witnesses said how time limits run out, they did so at any time. */
        private static Job asItWas(Job job) {
            return job.options().isGiven(Option.TIME_LIMITS) ? job : job.withOptions(job.options().with(Option.TIME_LIMITS, "any"));
        }

        Witness witness() {
            return new Witness(asItWas(job.job()), inputs(), lens, classes, required("finding"), single.getOrDefault("message", ""),
                    single.getOrDefault("made-by", ""), Schedule.parse(required("schedule")));
        }

        private Valuation inputs() {
            try {
                return InputLines.parse(inputs);
            } catch (IllegalArgumentException e) {
                throw new FormatException(e.getMessage());
            }
        }

        private String required(String keyword) {
            String value = single.get(keyword);
            if (value == null) {
                throw new FormatException("the witness has no line '" + keyword + "'");
            }
            return value;
        }
    }
}
