package dev.heddle.report;

import dev.heddle.model.FormatException;
import dev.heddle.report.json.JsonObject;
import java.util.List;
import java.util.Optional;

/**
 * A report that was written as JSON and read back, as far as pages show it.
 *
 * @param verdict its stable name
 * @param why the limit that ended the search, or what is not supported; empty if neither is the case
 * @param assuming what the verdict takes for granted; empty if nothing
 */
record SavedReport(String program, String verdict, String why, String assuming, long executions, double seconds, List<SavedFinding> findings) {

    /**
     * A finding.
     *
     * @param inputs each with its value
     * @param path what had to hold of the inputs
     * @param witness the file, by the name that it had where Heddle ran
     */
    record SavedFinding(String kind, String message, List<String> details, Optional<String> throwable, long execution, int replays,
            List<String> inputs, List<String> path, Optional<String> witness, String schedule, List<Step> table) {
    }

    /**
     * A row of the table that shows an execution.
     *
     * @param count how many events the step stands for
     * @param mark shown behind the text; may be empty
     * @param passed how many nanoseconds passed before it because nobody could go on
     */
    record Step(String thread, String text, int count, String mark, String where, long passed) {
    }

    /** Nothing if the text is no report of Heddle's. A {@link FormatException} says of one that cannot be read what is wrong with it. */
    static Optional<SavedReport> parse(String text) {
        // Other files may lie beside reports, and need not even be JSON.
        if (!text.contains('"' + JsonReport.FORMAT + '"')) {
            return Optional.empty();
        }
        String problem;
        try {
            JsonObject json = JsonObject.parse(text);
            if (!json.optional("format").equals(Optional.of(JsonReport.FORMAT))) {
                return Optional.empty();
            }
            int version = json.number("version").intValue();
            if (version == JsonReport.VERSION) {
                return Optional.of(report(json));
            }
            problem = "has format version " + version + ", this Heddle reads version " + JsonReport.VERSION;
        } catch (FormatException e) {
            problem = "is damaged: " + e.getMessage();
        }
        throw new FormatException(problem);
    }

    private static SavedReport report(JsonObject json) {
        return new SavedReport(json.string("program"), json.string("verdict"), json.optional("why").orElse(""), json.has("assuming") ? json.object("assuming").string("what") : "",
                json.number("executions").longValue(), json.number("seconds").doubleValue(),
                json.objects("findings").stream().map(SavedReport::finding).toList());
    }

    private static SavedFinding finding(JsonObject json) {
        return new SavedFinding(json.string("kind"), json.string("message"), json.strings("details"), json.optional("throwable"),
                json.number("execution").longValue(), json.number("replays").intValue(), inputs(json), json.has("path") ? json.strings("path") : List.of(),
                json.optional("witness"), json.string("schedule"), json.objects("table").stream().map(SavedReport::step).toList());
    }

    private static List<String> inputs(JsonObject finding) {
        if (!finding.has("inputs")) {
            return List.of();
        }
        JsonObject inputs = finding.object("inputs");
        return inputs.names().stream().map(name -> name + " = " + inputs.string(name)).toList();
    }

    private static Step step(JsonObject json) {
        return new Step(json.string("thread"), json.string("text"), json.number("count").intValue(), json.string("mark"), where(json.object("location")),
                json.has("passed") ? json.number("passed").longValue() : 0);
    }

    private static String where(JsonObject location) {
        int line = location.number("line").intValue();
        return location.optional("file").filter(file -> line > 0).map(file -> file + ":" + line)
                .orElseGet(() -> location.string("class") + "." + location.string("method"));
    }
}
