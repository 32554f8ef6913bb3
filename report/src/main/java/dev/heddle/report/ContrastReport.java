package dev.heddle.report;

import dev.heddle.explore.look.Contrast;
import dev.heddle.model.Decision;
import dev.heddle.model.Event;
import dev.heddle.model.Legible;
import dev.heddle.model.Trace;
import dev.heddle.report.story.Story;
import dev.heddle.report.story.Table;
import java.util.Optional;

/** Shows a failing execution beside the nearest one that passes, and where they part. */
public final class ContrastReport implements Report {

    private final String subject;
    private final String message;
    private final Contrast contrast;
    private final boolean full;

    public ContrastReport(String subject, String message, Contrast contrast, boolean full) {
        this.subject = subject;
        this.message = message;
        this.contrast = contrast;
        this.full = full;
    }

    @Override
    public String print() {
        Trace failing = contrast.failing();
        StringBuilder out = new StringBuilder();
        out.append(Legible.line(subject + ": " + message)).append("\n\n");
        out.append("  Fails:\n\n").append(table(failing)).append('\n');
        if (contrast.passing().isEmpty()) {
            return out.append("  No passing schedule was found: it may be that none exists.\n").toString();
        }
        Trace passing = contrast.passing().get();
        out.append("  Passes:\n\n").append(table(passing)).append('\n');
        out.append("  The two are the same for ").append(contrast.common()).append(contrast.common() == 1 ? " decision" : " decisions")
                .append(" of ").append(failing.schedule().decisions().size()).append(". Then\n");
        out.append("    to fail,  ").append(next(failing)).append('\n');
        out.append("    to pass,  ").append(next(passing)).append('\n');
        return out.toString();
    }

    private String table(Trace trace) {
        return new Table(trace, new Story(trace), full).print();
    }

    /** What happens next after the decisions that both have in common. */
    private String next(Trace trace) {
        Decision decision = trace.schedule().decisions().get(contrast.common());
        return decided(trace, decision).map(event -> {
            String value = event.value() == null ? "" : event.writes() ? " = " + event.value() : " -> " + event.value();
            return Legible.line(trace.nameOf(event.thread()) + " goes on: " + event.describe() + value
                    + (event.point() == null ? "" : " (" + event.point().shortForm() + ")"));
        }).orElseGet(decision::toString);
    }

    /** The event that is what it is because of the first decision by which the two differ. */
    private Optional<Event> decided(Trace trace, Decision decision) {
        if (decision instanceof Decision.Run run) {
            return trace.events().stream().filter(event -> event.decisions() >= contrast.common() && event.thread() == run.thread()).findFirst();
        }
        // A value is chosen in the middle of an event, after the decision that it should happen.
        return trace.events().stream().filter(event -> event.decisions() <= contrast.common()).reduce((one, other) -> other);
    }
}
