package dev.heddle.report;

import dev.heddle.explore.Discovery;
import dev.heddle.explore.result.Result;
import dev.heddle.model.CodePoint;
import dev.heddle.model.Event;
import dev.heddle.model.Finding;
import dev.heddle.model.Operation;
import dev.heddle.model.ThreadId;
import dev.heddle.model.Trace;
import dev.heddle.model.Verdict;
import dev.heddle.report.json.Json;
import dev.heddle.report.story.FindingText;
import dev.heddle.report.story.Row;
import dev.heddle.report.story.Story;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What came of an exploration in the Static Analysis Results Interchange Format, SARIF 2.1.0 (OASIS).
 *
 * <p>A finding is a result. Its execution is a code flow with a thread flow for each thread; the execution order of a step is
 * the number that its row has in the table of the console.
 */
final class SarifReport implements Report {

    private static final String SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
    private static final String TOP = "%SRCROOT%";
    private static final List<Finding.Kind> KINDS = List.of(Finding.Kind.values());

    private final ReportContext context;
    private final Result result;

    SarifReport(ReportContext context) {
        this.context = context;
        this.result = context.result();
    }

    @Override
    public String print() {
        Map<String, Object> run = new LinkedHashMap<>();
        run.put("tool", Map.of("driver", driver()));
        // Reports of several programs do not replace each other where they are uploaded.
        run.put("automationDetails", Map.of("id", "heddle/" + context.subject() + "/"));
        run.put("originalUriBaseIds", Map.of(TOP, Map.of("uri", context.sources().top().toString())));
        run.put("columnKind", "utf16CodeUnits");
        run.put("invocations", List.of(invocation()));
        List<Object> results = new ArrayList<>();
        for (int i = 0; i < result.discoveries().size(); i++) {
            results.add(result(result.discoveries().get(i), context.witness(i)));
        }
        run.put("results", results);
        run.put("properties", figures());
        Map<String, Object> log = new LinkedHashMap<>();
        log.put("$schema", SCHEMA);
        log.put("version", "2.1.0");
        log.put("runs", List.of(run));
        return Json.write(log);
    }

    private Map<String, Object> driver() {
        Map<String, Object> driver = new LinkedHashMap<>();
        driver.put("name", "Heddle");
        driver.put("version", context.version());
        driver.put("rules", KINDS.stream().map(this::rule).toList());
        return driver;
    }

    private Map<String, Object> rule(Finding.Kind kind) {
        FindingPage page = FindingPage.of(kind);
        Map<String, Object> rule = new LinkedHashMap<>();
        rule.put("id", kind.id());
        rule.put("shortDescription", Map.of("text", kind.title()));
        rule.put("fullDescription", Map.of("text", page.what()));
        Map<String, Object> help = new LinkedHashMap<>();
        help.put("text", page.text());
        help.put("markdown", page.markdown());
        rule.put("help", help);
        rule.put("defaultConfiguration", Map.of("level", level(kind)));
        Map<String, Object> properties = new LinkedHashMap<>();
        properties.put("tags", List.of("concurrency"));
        properties.put("precision", "very-high");
        properties.put("problem.severity", level(kind));
        rule.put("properties", properties);
        return rule;
    }

    private String level(Finding.Kind kind) {
        return kind == Finding.Kind.EARLY || kind == Finding.Kind.DATA_RACE && !context.racesFail() ? "warning" : "error";
    }

    private Map<String, Object> invocation() {
        Map<String, Object> invocation = new LinkedHashMap<>();
        List<Object> notifications = new ArrayList<>();
        if (result.verdict() instanceof Verdict.Unsupported unsupported) {
            notifications.add(notification("error", unsupported.reason()));
        }
        result.notes().forEach(note -> notifications.add(notification("note", note)));
        invocation.put("executionSuccessful", !(result.verdict() instanceof Verdict.Unsupported));
        invocation.put("toolExecutionNotifications", notifications);
        return invocation;
    }

    private static Map<String, Object> notification(String level, String text) {
        Map<String, Object> notification = new LinkedHashMap<>();
        notification.put("level", level);
        notification.put("message", message(text));
        return notification;
    }

    private Map<String, Object> figures() {
        Map<String, Object> figures = new LinkedHashMap<>();
        figures.put("program", context.subject());
        figures.put("verdict", result.verdict().id());
        if (result.verdict() instanceof Verdict.BudgetSpent spent) {
            figures.put("why", spent.limit().id());
        }
        figures.put("search", result.search());
        figures.put("executions", result.executions());
        figures.put("spared", JsonReport.spared(result.spared()));
        figures.put("trusting", result.premises().trusted());
        result.premises().assumption().ifPresent(assumption -> figures.put("assuming", JsonReport.assumption(assumption)));
        return figures;
    }

    private Map<String, Object> result(Discovery discovery, Optional<String> witness) {
        Finding finding = discovery.finding();
        Story story = new Story(discovery);
        FindingText text = new FindingText(discovery, story);
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("ruleId", finding.kind().id());
        map.put("ruleIndex", KINDS.indexOf(finding.kind()));
        map.put("level", context.severity(discovery).level());
        List<String> sentences = new ArrayList<>(List.of(text.headline()));
        sentences.addAll(text.details());
        map.put("message", message(String.join("\n", sentences)));
        List<CodePoint> points = points(finding, story);
        map.put("locations", points.stream().limit(1).map(this::location).toList());
        List<Object> related = new ArrayList<>();
        for (int i = 1; i < points.size(); i++) {
            Map<String, Object> location = new LinkedHashMap<>(Map.of("id", i));
            location.putAll(location(points.get(i)));
            related.add(location);
        }
        if (!related.isEmpty()) {
            map.put("relatedLocations", related);
        }
        if (!story.rows().isEmpty()) {
            map.put("codeFlows", List.of(Map.of("threadFlows", story.threads().stream().map(thread -> threadFlow(thread, discovery.trace(), story)).toList())));
        }
        map.put("partialFingerprints", Map.of("heddleSignature/v1", hash(finding.fingerprint())));
        Map<String, Object> properties = new LinkedHashMap<>();
        properties.put("execution", discovery.execution());
        properties.put("replays", discovery.replays());
        witness.ifPresent(file -> properties.put("witness", file));
        properties.put("schedule", discovery.trace().schedule().toString());
        map.put("properties", properties);
        return map;
    }

    /** Where the finding is; if it does not say, where the execution was at the end. */
    private static List<CodePoint> points(Finding finding, Story story) {
        boolean own = !finding.points().isEmpty() || story.rows().isEmpty();
        return own ? finding.points() : List.of(story.rows().get(story.rows().size() - 1).point());
    }

    private Map<String, Object> threadFlow(ThreadId thread, Trace trace, Story story) {
        List<Object> locations = new ArrayList<>();
        for (int i = 0; i < story.rows().size(); i++) {
            Row row = story.rows().get(i);
            if (row.thread() == thread) {
                locations.add(step(row, i + 1, trace));
            }
        }
        Map<String, Object> flow = new LinkedHashMap<>();
        flow.put("id", thread.toString());
        flow.put("message", message("thread " + trace.nameOf(thread)));
        flow.put("locations", locations);
        return flow;
    }

    private Map<String, Object> step(Row row, int order, Trace trace) {
        Event event = trace.events().get(row.event());
        Map<String, Object> location = new LinkedHashMap<>(location(row.point()));
        location.put("message", message(order + ": " + row.text() + (row.mark().isEmpty() ? "" : " " + row.mark())));
        Map<String, Object> step = new LinkedHashMap<>();
        step.put("location", location);
        List<String> kinds = kinds(event.kind(), !row.mark().isEmpty());
        if (!kinds.isEmpty()) {
            step.put("kinds", kinds);
        }
        if (event.value() != null && event.resource() != null && row.count() == 1) {
            step.put("state", Map.of(event.details().resourceName(), message(event.value())));
        }
        step.put("executionOrder", order);
        step.put("importance", row.mark().isEmpty() ? "important" : "essential");
        return step;
    }

    /** In the words that the format suggests. */
    private static List<String> kinds(Operation.Kind kind, boolean marked) {
        Stream<String> what = switch (kind) {
            case ACQUIRE, REACQUIRE, TRY -> Stream.of("acquire", "lock");
            case RELEASE, WAIT -> Stream.of("release", "lock");
            case READ, WRITE, UPDATE -> Stream.of("memory");
            default -> Stream.of();
        };
        return Stream.concat(what, marked ? Stream.of("danger") : Stream.of()).toList();
    }

    private Map<String, Object> location(CodePoint point) {
        Map<String, Object> location = new LinkedHashMap<>();
        if (point.file() != null) {
            Map<String, Object> physical = new LinkedHashMap<>();
            physical.put("artifactLocation", artifact(point));
            if (point.line() > 0) {
                physical.put("region", Map.of("startLine", point.line()));
            }
            location.put("physicalLocation", physical);
        }
        Map<String, Object> logical = new LinkedHashMap<>();
        logical.put("name", point.method());
        logical.put("fullyQualifiedName", point.className() + "." + point.method());
        logical.put("kind", "function");
        location.put("logicalLocations", List.of(logical));
        return location;
    }

    private Map<String, Object> artifact(CodePoint point) {
        Optional<URI> file = context.sources().find(point);
        if (file.isEmpty()) {
            return Map.of("uri", encode(Sources.byPackage(point)));
        }
        Map<String, Object> artifact = new LinkedHashMap<>();
        artifact.put("uri", file.get().toString());
        if (!file.get().isAbsolute()) {
            artifact.put("uriBaseId", TOP);
        }
        return artifact;
    }

    private static String encode(String path) {
        try {
            return new URI(null, null, path, null).toASCIIString();
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException(path, e);
        }
    }

    /** Braces stand for arguments unless they are doubled. */
    private static Map<String, Object> message(String text) {
        return Map.of("text", text.replace("{", "{{").replace("}", "}}"));
    }

    private static String hash(String text) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8))).substring(0, 32);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JVM has SHA-256", e);
        }
    }
}
