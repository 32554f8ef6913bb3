package dev.heddle.report;

import dev.heddle.explore.Assumption;
import dev.heddle.explore.Discovery;
import dev.heddle.explore.result.Result;
import dev.heddle.explore.result.Spared;
import dev.heddle.model.CodePoint;
import dev.heddle.model.Event;
import dev.heddle.model.Finding;
import dev.heddle.model.Trace;
import dev.heddle.model.Verdict;
import dev.heddle.report.json.Json;
import dev.heddle.report.story.PathCondition;
import dev.heddle.report.story.Row;
import dev.heddle.report.story.Story;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What came of an exploration, for machines. The format carries a version; fields are only ever added. */
final class JsonReport implements Report {

    static final String FORMAT = "heddle-report";
    static final int VERSION = 1;

    private final ReportContext context;

    JsonReport(ReportContext context) {
        this.context = context;
    }

    @Override
    public String print() {
        Result result = context.result();
        Map<String, Object> root = new LinkedHashMap<>();
        root.put("format", FORMAT);
        root.put("version", VERSION);
        root.put("program", context.subject());
        root.put("strategy", context.strategy());
        root.put("search", result.search());
        root.put("verdict", result.verdict().id());
        if (result.verdict() instanceof Verdict.BudgetSpent spent) {
            root.put("why", spent.limit().id());
        } else if (result.verdict() instanceof Verdict.Unsupported unsupported) {
            root.put("why", unsupported.reason());
        }
        result.premises().assumption().ifPresent(assumption -> root.put("assuming", assumption(assumption)));
        root.put("trusting", result.premises().trusted());
        root.put("executions", result.executions());
        root.put("runs", result.runs());
        root.put("steps", result.steps());
        root.put("cut", result.cut());
        root.put("seconds", Math.round(result.seconds() * 1000) / 1000.0);
        result.solving().ifPresent(solving -> {
            Map<String, Object> solver = new LinkedHashMap<>();
            solver.put("queries", solving.queries());
            solver.put("unknown", solving.unknown());
            solver.put("seconds", Math.round(solving.seconds() * 1000) / 1000.0);
            root.put("solver", solver);
        });
        List<Object> findings = new ArrayList<>();
        for (int i = 0; i < result.discoveries().size(); i++) {
            findings.add(finding(result.discoveries().get(i), context.witness(i)));
        }
        root.put("findings", findings);
        root.put("spared", spared(result.spared()));
        root.put("notes", result.notes());
        return Json.write(root);
    }

    static Map<String, Object> spared(Spared spared) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("libraryRaces", spared.library().size());
        map.put("ignoredRaces", spared.ignored().size());
        map.put("idle", spared.idle());
        return map;
    }

    static Map<String, Object> assumption(Assumption assumption) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("what", assumption.what());
        map.put("places", assumption.places());
        return map;
    }

    private Map<String, Object> finding(Discovery discovery, Optional<String> witness) {
        Finding finding = discovery.finding();
        Trace trace = discovery.trace();
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("kind", finding.kind().id());
        map.put("severity", context.severity(discovery).text());
        map.put("message", finding.message());
        map.put("details", finding.details());
        map.put("threads", finding.threads().stream().map(trace::nameOf).toList());
        map.put("locations", finding.points().stream().map(JsonReport::point).toList());
        if (finding.throwable() != null) {
            map.put("throwable", finding.throwable());
        }
        map.put("execution", discovery.execution());
        map.put("replays", discovery.replays());
        witness.ifPresent(file -> map.put("witness", file));
        if (!trace.inputs().variables().isEmpty()) {
            Map<String, Object> inputs = new LinkedHashMap<>();
            trace.inputs().variables().forEach(input -> inputs.put(input.name(), input.show(trace.inputs().get(input))));
            map.put("inputs", inputs);
            map.put("path", PathCondition.of(trace));
        }
        map.put("schedule", trace.schedule().toString());
        map.put("table", table(discovery));
        List<Object> events = new ArrayList<>();
        for (Event event : trace.events()) {
            Map<String, Object> each = new LinkedHashMap<>();
            each.put("thread", trace.nameOf(event.thread()));
            each.put("operation", event.kind().name().toLowerCase(Locale.ROOT));
            each.put("text", event.describe());
            if (event.value() != null) {
                each.put("value", event.value());
            }
            if (event.point() != null) {
                each.put("location", point(event.point()));
            }
            events.add(each);
        }
        map.put("events", events);
        return map;
    }

    private static List<Object> table(Discovery discovery) {
        List<Object> table = new ArrayList<>();
        for (Row row : new Story(discovery).rows()) {
            Map<String, Object> each = new LinkedHashMap<>();
            each.put("thread", discovery.trace().nameOf(row.thread()));
            each.put("text", row.text());
            each.put("mark", row.mark());
            each.put("event", row.event());
            each.put("count", row.count());
            if (row.passed() > 0) {
                each.put("passed", row.passed());
            }
            each.put("location", point(row.point()));
            table.add(each);
        }
        return table;
    }

    private static Map<String, Object> point(CodePoint point) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("class", point.className());
        map.put("method", point.method());
        map.put("file", point.file());
        map.put("line", point.line());
        return map;
    }
}
