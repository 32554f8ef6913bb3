package dev.heddle.model;

import dev.heddle.term.InputLines;
import dev.heddle.term.Valuation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * All that is needed to run an execution again: the program, the conditions, the schedule.
 *
 * <p>As text, one line for each item, a keyword first; the first line names the format and its version. Unknown
 * keywords are an error, because ignoring one could mean running something else.
 *
 * @param program what was run, as its user named it: {@code class com.acme.Main} or {@code source Lost.java}
 * @param entry the method in which it begins, if its parameters are inputs; empty for main with {@code arguments}
 * @param classpath where it was found, as its user named it; may be empty
 * @param settings what executions depend on, by name
 * @param inputs the values of the inputs that the program asked for
 * @param lens what had been learnt when the witness was made
 * @param classes checksums of the program's classes that took part
 * @param finding what was found, by the id of its kind
 * @param message what was found, in a sentence
 */
public record Witness(String program, List<String> arguments, String entry, String classpath, Map<String, String> settings, Valuation inputs, List<String> lens,
        Map<String, String> classes, String finding, String message, String madeBy, Schedule schedule) {

    private static final String MAGIC = "heddle-witness";
    private static final int VERSION = 1;

    /** Of a program that begins in its main method. */
    public Witness(String program, List<String> arguments, String classpath, Map<String, String> settings, Valuation inputs, List<String> lens,
            Map<String, String> classes, String finding, String message, String madeBy, Schedule schedule) {
        this(program, arguments, "", classpath, settings, inputs, lens, classes, finding, message, madeBy, schedule);
    }

    public Witness {
        arguments = List.copyOf(arguments);
        settings = new LinkedHashMap<>(settings);
        lens = List.copyOf(lens);
        classes = new LinkedHashMap<>(classes);
    }

    /** The same, of a program that begins elsewhere; empty for its main method. */
    public Witness withEntry(String newEntry) {
        return new Witness(program, arguments, newEntry, classpath, settings, inputs, lens, classes, finding, message, madeBy, schedule);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(MAGIC + " " + VERSION + "\n");
        line(text, "program", program);
        arguments.forEach(argument -> line(text, "argument", argument));
        if (!entry.isEmpty()) {
            line(text, "entry", entry);
        }
        line(text, "classpath", classpath);
        settings.forEach((name, value) -> line(text, "setting", name + " " + value));
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
        text.append(keyword).append(' ').append(escape(value)).append('\n');
    }

    public static Witness parse(String text) {
        String[] lines = text.split("\r?\n");
        String[] first = lines[0].split(" ");
        if (first.length != 2 || !first[0].equals(MAGIC)) {
            throw new FormatException("this is not a witness: its first line is not '" + MAGIC + " " + VERSION + "'");
        }
        if (!first[1].equals(Integer.toString(VERSION))) {
            throw new FormatException("the witness has format version " + first[1] + ", this Heddle reads version " + VERSION);
        }
        Fields fields = new Fields();
        for (int i = 1; i < lines.length; i++) {
            if (!lines[i].isBlank()) {
                fields.add(i + 1, lines[i]);
            }
        }
        return fields.witness();
    }

    private static String escape(String value) {
        return value.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r");
    }

    private static String unescape(String value) {
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '\\' && i + 1 < value.length()) {
                char next = value.charAt(++i);
                result.append(next == 'n' ? '\n' : next == 'r' ? '\r' : next);
            } else {
                result.append(c);
            }
        }
        return result.toString();
    }

    /** The lines of a text, sorted by keyword. */
    private static final class Fields {

        private final Map<String, String> single = new LinkedHashMap<>();
        private final List<String> arguments = new ArrayList<>();
        private final List<String> inputs = new ArrayList<>();
        private final List<String> lens = new ArrayList<>();
        private final Map<String, String> settings = new LinkedHashMap<>();
        private final Map<String, String> classes = new LinkedHashMap<>();

        void add(int number, String line) {
            int blank = line.indexOf(' ');
            String keyword = blank < 0 ? line : line.substring(0, blank);
            String value = blank < 0 ? "" : unescape(line.substring(blank + 1));
            switch (keyword) {
                case "argument" -> arguments.add(value);
                case "input" -> inputs.add(value);
                case "lens" -> lens.add(value);
                case "setting" -> pair(number, value, settings, false);
                case "class" -> pair(number, value, classes, true);
                case "program", "entry", "classpath", "finding", "message", "made-by", "schedule" -> {
                    if (single.put(keyword, value) != null) {
                        throw new FormatException("line " + number + " of the witness says '" + keyword + "' a second time");
                    }
                }
                default -> throw new FormatException("line " + number + " of the witness begins with '" + keyword + "', which means nothing");
            }
        }

        private static void pair(int number, String value, Map<String, String> into, boolean swapped) {
            int blank = value.indexOf(' ');
            if (blank < 0) {
                throw new FormatException("line " + number + " of the witness lacks its second half");
            }
            String left = value.substring(0, blank);
            String right = value.substring(blank + 1);
            into.put(swapped ? right : left, swapped ? left : right);
        }

        Witness witness() {
            return new Witness(required("program"), arguments, single.getOrDefault("entry", ""), single.getOrDefault("classpath", ""), settings, inputs(), lens, classes,
                    required("finding"), single.getOrDefault("message", ""), single.getOrDefault("made-by", ""),
                    Schedule.parse(required("schedule")));
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
