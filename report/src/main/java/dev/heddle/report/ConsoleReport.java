package dev.heddle.report;

import dev.heddle.explore.Discovery;
import dev.heddle.explore.Mishap;
import dev.heddle.explore.result.Result;
import dev.heddle.explore.result.Spared;
import dev.heddle.model.Finding;
import dev.heddle.model.Legible;
import dev.heddle.model.Limit;
import dev.heddle.model.Option;
import dev.heddle.model.Trace;
import dev.heddle.model.Verdict;
import dev.heddle.report.story.FindingText;
import dev.heddle.report.story.PathCondition;
import dev.heddle.report.story.StackText;
import dev.heddle.report.story.Story;
import dev.heddle.report.story.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What came of an exploration, for a person at a terminal or reading a log. */
public final class ConsoleReport implements Report {

    /** What is said when there is no memory left for anything else. */
    public static final String OUT_OF_MEMORY = "the JVM ran out of memory; HEDDLE_JAVA_OPTIONS=-Xmx8g, for instance, lets it have more";

    private static final int MOST_CONDITIONS = 10;
    private static final int LONGEST_CONDITION = 300;

    private final ReportContext context;
    private final Result result;

    public ConsoleReport(ReportContext context) {
        this.context = context;
        this.result = context.result();
    }

    @Override
    public String print() {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < result.discoveries().size(); i++) {
            out.append(printOrName(i)).append('\n');
        }
        if (!result.search().isEmpty() && !(result.verdict() instanceof Verdict.Unsupported)) {
            out.append(result.search()).append('\n');
        }
        result.solving().ifPresent(solving -> out.append(String.format(Locale.ROOT, "solver: asked %s, gave up %s, %.1f s%n",
                times(solving.queries()), solving.unknown() == 0 ? "never" : times(solving.unknown()), solving.seconds())));
        result.notes().forEach(note -> out.append("note: ").append(Legible.line(note)).append('\n'));
        result.premises().assumption().ifPresent(assumption -> out.append("note: it was assumed that ").append(Legible.line(assumption.what()))
                .append(assumption.places().isEmpty() ? "" : " (" + Legible.line(String.join(", ", assumption.places())) + ")").append("; ").append(assumption.without()).append(" does not\n"));
        out.append(spared()).append(summary()).append('\n');
        return Legible.text(out.toString());
    }

    /** A finding whose story cannot be told because of a mistake of ours is told without it. */
    private String printOrName(int index) {
        try {
            return print(index);
        } catch (RuntimeException | StackOverflowError mistake) {
            String thrown = Mishap.of("telling about a finding", "", mistake).thrown();
            return Legible.line(context.subject() + ": " + result.discoveries().get(index).finding().message()) + "\n  a mistake in Heddle, please report it: " + thrown
                    + context.replay(index).map(command -> "  Replay   " + command + "\n").orElse("");
        }
    }

    private String print(int index) {
        Discovery discovery = result.discoveries().get(index);
        Finding finding = discovery.finding();
        StringBuilder out = new StringBuilder();
        Story story = new Story(discovery);
        FindingText text = new FindingText(discovery, story);
        out.append(Legible.line(context.subject() + ": " + text.headline())).append('\n');
        out.append("  ").append(text.lostUpdate().map(variable -> "lost update on " + Legible.line(variable) + " · ").orElse(""));
        if (!story.rows().isEmpty()) {
            out.append(count(story.threads().size(), "thread")).append(", ").append(count(story.switches(), "context switch")).append(" · ");
        }
        out.append("replayed ")
                .append(discovery.replays()).append(" of ").append(discovery.replays()).append('\n');
        out.append("  found in execution ").append(String.format(Locale.ROOT, "%,d", discovery.execution())).append(" · ").append(context.strategy()).append("\n");
        out.append(inputs(discovery.trace()));
        if (!story.rows().isEmpty()) {
            out.append('\n').append(new Table(discovery.trace(), story, context.full()).print());
        }
        if (!text.details().isEmpty()) {
            out.append('\n');
        }
        for (String detail : text.details()) {
            out.append("  ").append(Legible.line(detail)).append('\n');
        }
        if (finding.throwable() != null) {
            out.append('\n');
            (context.full() ? finding.throwable().lines().toList() : StackText.shortened(finding.throwable()))
                    .forEach(line -> out.append("  ").append(line).append('\n'));
        }
        if (!discovery.trace().output().isEmpty()) {
            out.append("\n  The program printed:\n");
            discovery.trace().output().lines().limit(context.full() ? Long.MAX_VALUE : 20).forEach(line -> out.append("  | ").append(line).append('\n'));
        }
        out.append('\n');
        context.replay(index).ifPresent(command -> out.append("  Replay   ").append(Legible.line(command)).append('\n'));
        out.append("  About    docs/findings/").append(finding.kind().id()).append(".md\n");
        return out.toString();
    }

    /** The inputs of the execution, and what had to hold of them. */
    private String inputs(Trace trace) {
        if (trace.inputs().variables().isEmpty()) {
            return "";
        }
        StringBuilder out = new StringBuilder("  inputs: " + Legible.line(trace.inputs().toString()) + "\n");
        List<String> conditions = PathCondition.of(trace);
        int shown = context.full() ? conditions.size() : Math.min(conditions.size(), MOST_CONDITIONS);
        for (int i = 0; i < shown; i++) {
            out.append(i == 0 ? "  where " : "    and ").append(Legible.line(shortened(conditions.get(i)))).append('\n');
        }
        if (shown < conditions.size()) {
            out.append("    and ").append(count(conditions.size() - shown, "condition")).append(" more (--full shows all)\n");
        }
        return out.toString();
    }

    private String shortened(String condition) {
        return context.full() || condition.length() <= LONGEST_CONDITION ? condition : condition.substring(0, LONGEST_CONDITION) + " ... (--full shows all)";
    }

    /** The last line: what was shown. */
    public String summary() {
        Verdict verdict = result.verdict();
        String time = String.format(Locale.ROOT, "%.1f s", result.seconds());
        if (verdict instanceof Verdict.Found) {
            return "found: " + found() + " in " + count(result.executions(), "execution") + ", " + time;
        }
        if (verdict instanceof Verdict.Verified) {
            return "verified: all " + count(result.executions(), result.solving().isPresent() ? "class" : "schedule")
                    + (result.solving().isPresent() ? " of schedules and inputs" : "") + " explored, no failure" + (context.races() ? " and no data race" + exceptions() : "; data races were not looked for") + warnings() + assumption() + trust() + ", " + time;
        }
        if (verdict instanceof Verdict.BudgetSpent spent) {
            return "no failure in " + count(result.executions(), "execution") + races() + warnings() + "; the search was not exhaustive (" + why(spent.limit()) + "), " + time;
        }
        return "unsupported: " + Legible.line(((Verdict.Unsupported) verdict).reason());
    }

    /** How much of what was found. */
    private String found() {
        long warnings = early();
        long failures = result.discoveries().stream().filter(Discovery::isFailure).count();
        long foreign = foreign();
        long races = result.discoveries().size() - failures - warnings - foreign;
        List<String> all = new ArrayList<>();
        if (failures > 0) {
            all.add(count(failures, "failure"));
        }
        if (races > 0) {
            all.add(count(races, "data race"));
        }
        if (warnings > 0) {
            all.add(count(warnings, "warning"));
        }
        if (foreign > 0) {
            all.add(count(foreign, "data race") + " in libraries");
        }
        return list(all);
    }

    private static String list(List<String> all) {
        return all.size() < 2 ? String.join("", all) : String.join(", ", all.subList(0, all.size() - 1)) + " and " + all.get(all.size() - 1);
    }

    /** How many of those that are told are a matter between libraries. */
    private long foreign() {
        return result.discoveries().stream().filter(each -> each.finding().foreign()).count();
    }

    /** How many take a time limit to run out early. */
    private long early() {
        return result.discoveries().stream().filter(Discovery::isWarning).count() - foreign();
    }

    /** A line for each kind of data races that are not shown. */
    private String spared() {
        Spared spared = result.spared();
        StringBuilder out = new StringBuilder();
        if (!spared.library().isEmpty()) {
            out.append(count(spared.library().size(), "data race")).append(" in libraries, not shown; ").append(Option.LIBRARY_RACES.flag()).append(" shows ")
                    .append(spared.library().size() == 1 ? "it\n" : "them\n");
        }
        if (!spared.ignored().isEmpty()) {
            out.append(count(spared.ignored().size(), "data race")).append(" ignored, as ").append(Legible.line(spared.list())).append(" says\n");
        }
        spared.idle().forEach(line -> out.append("note: no data race was found that this line means: ").append(Legible.line(line)).append('\n'));
        return out.toString();
    }

    /** Which data races there are where it is said that there is none. */
    private String exceptions() {
        List<String> all = new ArrayList<>();
        long libraries = foreign() + result.spared().library().size();
        if (libraries > 0) {
            all.add(String.format(Locale.ROOT, "%,d in libraries", libraries));
        }
        if (!result.spared().ignored().isEmpty()) {
            all.add(String.format(Locale.ROOT, "%,d ignored", result.spared().ignored().size()));
        }
        return all.isEmpty() ? "" : " but for " + list(all);
    }

    private String races() {
        String all = exceptions();
        return all.isEmpty() ? "" : ", no data race" + all;
    }

    private String warnings() {
        long warnings = early();
        return warnings == 0 ? "" : ", " + count(warnings, "warning");
    }

    private String trust() {
        return result.premises().trusted().isEmpty() ? "" : " (trusting " + String.join(", ", result.premises().trusted()) + ")";
    }

    private String assumption() {
        return result.premises().assumption().map(assumption -> ", assuming that " + assumption.what() + (assumption.places().isEmpty() ? "" : " (" + count(assumption.places().size(), "place") + ")")).orElse("");
    }

    private String why(Limit limit) {
        return switch (limit) {
            case EXECUTIONS -> "the budget of executions was spent";
            case TIME -> "the time was up";
            case STEPS -> count(result.cut(), "execution") + " reached the bound on steps";
            case EXHAUSTED -> "the program ran out of stack in the middle of a visible operation";
            case MEMORY -> "the search remembered more than --remember allows";
            case HEAP -> OUT_OF_MEMORY;
            case INTERRUPTED -> "it was interrupted";
            case INPUTS -> "this strategy tries only simple inputs";
            case INVARIANTS -> "an invariant depends on inputs";
            case OUTSIDE -> "threads met where nobody can look";
            case LOOPS -> "loops went on beyond the bound on them";
            case LENGTHS -> "strings could be longer than the bound on them";
            case VALUES -> "not all values of inputs were tried where they leave the program";
            case SOLVER -> "not all inputs could be solved for";
            case MISTAKES -> result.mishaps().sentence();
        };
    }

    private static String times(long number) {
        return number == 1 ? "once" : String.format(Locale.ROOT, "%,d times", number);
    }

    private static String count(long number, String noun) {
        String plural = noun.endsWith("h") || noun.endsWith("s") ? noun + "es" : noun + "s";
        return String.format(Locale.ROOT, "%,d ", number) + (number == 1 ? noun : plural);
    }
}
