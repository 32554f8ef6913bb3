package dev.heddle.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * All that an exploration depends on: the program, where it begins, and what was said about how it is run and searched.
 *
 * <p>Whoever explores is given one: the command line, a test, a process that does a part of the work. Whatever outlives the exploration, a witness or a
 * checkpoint, holds it, so that nothing can go on with something else. As text, one line for each item, a keyword first.
 *
 * @param program what is run, as its user named it: {@code class com.acme.Main}, {@code source Lost.java}, {@code junit com.acme.FooTest#bar}
 * @param entry the method in which it begins, if its parameters are inputs; empty for main with {@code arguments}
 * @param classPath where it is found, as its user named it; may be empty
 */
public record Job(String program, String entry, List<String> arguments, String classPath, OptionValues options) {

    private static final String HEADER = "heddle-job 1";

    public Job {
        arguments = List.copyOf(arguments);
    }

    /** A program that needs nothing but its name. */
    public static Job of(String program, OptionValues options) {
        return new Job(program, "", List.of(), "", options);
    }

    public Job withOptions(OptionValues newOptions) {
        return new Job(program, entry, arguments, classPath, newOptions);
    }

    /** The same program in other words: a compiled class, found elsewhere. */
    public Job withProgram(String newProgram, String newClassPath) {
        return new Job(newProgram, entry, arguments, newClassPath, options);
    }

    /** As much of it as a single execution depends on. */
    public Job forReplay() {
        return withOptions(options.explicit(Option.Role.EXECUTION));
    }

    /**
     * How {@code other} differs from this such that it cannot go on with what this has begun, in a sentence; nothing if it can. Budgets may differ, and
     * how results are told.
     */
    public Optional<String> difference(Job other) {
        return difference("the program", program, other.program)
                .or(() -> difference("the method in which it begins", entry.isEmpty() ? "main" : entry, other.entry.isEmpty() ? "main" : other.entry))
                .or(() -> difference("the list of its arguments", arguments, other.arguments))
                .or(() -> difference("the class path", classPath, other.classPath))
                .or(() -> {
                    for (Option option : Option.values()) {
                        boolean matters = option.role() == Option.Role.EXECUTION || option.role() == Option.Role.SEARCH;
                        Optional<String> difference = matters ? difference(option.flag(), options.text(option), other.options.text(option)) : Optional.empty();
                        if (difference.isPresent()) {
                            return difference;
                        }
                    }
                    return Optional.empty();
                });
    }

    private static Optional<String> difference(String what, Object one, Object other) {
        return Objects.equals(one, other) ? Optional.empty() : Optional.of(what + " was " + one + " there, and is " + other + " here");
    }

    /** As lines, of which the first names the format. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>(List.of(HEADER));
        items().forEach(line -> lines.add(line.toString()));
        return lines;
    }

    /** What {@link #lines} has written. */
    public static Job parse(List<String> lines) {
        if (lines.isEmpty() || !lines.get(0).equals(HEADER)) {
            throw new FormatException("a job does not begin with '" + HEADER + "'");
        }
        Reader reader = new Reader("job");
        for (int i = 1; i < lines.size(); i++) {
            Line line = Line.parse(i + 1, "job", lines.get(i));
            if (!reader.accept(line)) {
                throw line.wrong("begins with '" + line.keyword() + "', which means nothing");
            }
        }
        return reader.job();
    }

    /** Its lines without the first, as other formats hold them. */
    List<Line> items() {
        List<Line> lines = new ArrayList<>();
        lines.add(Line.of("program", program));
        arguments.forEach(argument -> lines.add(Line.of("argument", argument)));
        if (!entry.isEmpty()) {
            lines.add(Line.of("entry", entry));
        }
        lines.add(Line.of("classpath", classPath));
        options.given().forEach((option, value) -> lines.add(Line.of("setting", option.id() + " " + value)));
        return lines;
    }

    /** Takes the lines of a job one by one. */
    static final class Reader {

        private final String format;
        private String program;
        private String entry;
        private String classPath;
        private final List<String> arguments = new ArrayList<>();
        private OptionValues options = OptionValues.NONE;

        /** {@code format} is what the lines are part of, for a reader. */
        Reader(String format) {
            this.format = format;
        }

        /** Takes {@code line}; false if it is not of a job. */
        boolean accept(Line line) {
            switch (line.keyword()) {
                case "program" -> program = once(program, line);
                case "entry" -> entry = once(entry, line);
                case "classpath" -> classPath = once(classPath, line);
                case "argument" -> arguments.add(line.value());
                case "setting" -> set(line, line.halves());
                default -> {
                    return false;
                }
            }
            return true;
        }

        private static String once(String before, Line line) {
            if (before != null) {
                throw line.wrong("says '" + line.keyword() + "' a second time");
            }
            return line.value();
        }

        private void set(Line line, String[] setting) {
            Option option = Option.named(setting[0]).orElseThrow(() -> line.wrong("is wrong: there is no setting '" + setting[0] + "'"));
            try {
                options = options.with(option, setting[1]);
            } catch (IllegalArgumentException e) {
                throw line.wrong("is wrong: '" + setting[1] + "' is no value for the setting " + setting[0] + ", which " + e.getMessage());
            }
        }

        Job job() {
            if (program == null) {
                throw new FormatException("the " + format + " has no line 'program'");
            }
            return new Job(program, entry == null ? "" : entry, arguments, classPath == null ? "" : classPath, options);
        }
    }
}
