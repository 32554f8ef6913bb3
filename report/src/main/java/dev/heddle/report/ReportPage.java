package dev.heddle.report;

import dev.heddle.report.SavedReport.SavedFinding;
import dev.heddle.report.SavedReport.Step;
import dev.heddle.report.SavedResults.SavedWitness;
import dev.heddle.report.story.Row;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * One page about all results in a directory. It is a single file that opens from disk, loads nothing and runs nothing;
 * everything that comes from programs is escaped.
 */
public final class ReportPage implements Report {

    /** What the page is called if nobody says otherwise. */
    public static final String FILE = "index.html";

    private static final String STYLE = """
            :root { color-scheme: light dark; --line: #8884; --soft: #8882; --bad: #b3261e; --good: #1b6e34; }
            @media (prefers-color-scheme: dark) { :root { --bad: #ff8a80; --good: #7ddc97; } }
            body { font: 15px/1.5 system-ui, sans-serif; max-width: 80rem; margin: 2rem auto; padding: 0 1rem; }
            h1 { font-size: 1.5rem; } h2 { font-size: 1.2rem; margin-top: 2.5rem; } h3 { font-size: 1.05rem; margin: 2rem 0 .3rem; }
            table { border-collapse: collapse; } th, td { text-align: left; padding: .15rem .8rem .15rem 0; vertical-align: top; }
            th { border-bottom: 1px solid var(--line); }
            .scroll { overflow-x: auto; margin: .8rem 0; }
            .steps { font: 13px/1.45 ui-monospace, monospace; white-space: nowrap; } .steps tr:nth-child(even) { background: var(--soft); }
            .steps td:first-child { text-align: right; color: #888; } .steps .mark { font-weight: bold; color: var(--bad); }
            .steps .where { color: #888; padding-left: 1rem; }
            .bad { color: var(--bad); font-weight: 600; } .good { color: var(--good); font-weight: 600; }
            .aside { color: #888; } p { margin: .3rem 0; } code, pre { font: 13px/1.45 ui-monospace, monospace; }
            code { overflow-wrap: anywhere; } pre { overflow-x: auto; background: var(--soft); padding: .6rem; } details { margin: .3rem 0; }
            """;

    private final String title;
    private final Path baseDirectory;
    private final Function<String, String> replay;
    private final SavedResults results;
    private final Path file;

    private ReportPage(String title, Path baseDirectory, Function<String, String> replay, SavedResults results, Path file) {
        this.title = title;
        this.baseDirectory = baseDirectory;
        this.replay = replay;
        this.results = results;
        this.file = file;
    }

    /**
     * Reads what there is in {@code results}. A {@link dev.heddle.model.FormatException} says which file is damaged, if one is.
     *
     * @param baseDirectory an absolute path, to which the results' paths are relative
     * @param replay the command that replays the witness in a file
     * @param file where the page will be, and where its links begin
     */
    public static ReportPage of(Path results, String title, Path baseDirectory, Function<String, String> replay, Path file) throws IOException {
        return new ReportPage(title, baseDirectory, replay, SavedResults.in(results, baseDirectory), file.toAbsolutePath());
    }

    /** Writes the page to its file. */
    public void write() throws IOException {
        WholeFile.write(file, print());
    }

    @Override
    public String print() {
        List<SavedReport> reports = results.reports();
        Html out = new Html();
        out.markup("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
                .markup("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n")
                .markup("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
                .element("title", "", "Heddle: " + title)
                .markup("<style>\n" + STYLE + "</style>\n</head>\n<body>\n")
                .element("h1", "", "Heddle: " + title);
        if (reports.isEmpty() && results.witnesses().isEmpty()) {
            out.element("p", "", "There are no results.");
        }
        if (!reports.isEmpty()) {
            overview(out);
        }
        for (int i = 0; i < reports.size(); i++) {
            if (!reports.get(i).findings().isEmpty()) {
                out.markup("<h2 id=\"p" + (i + 1) + "\">").text(reports.get(i).program()).markup("</h2>\n");
                reports.get(i).findings().forEach(finding -> finding(out, finding));
            }
        }
        if (!results.witnesses().isEmpty()) {
            out.element("h2", "", "Further witnesses");
            results.witnesses().forEach(witness -> witness(out, witness));
        }
        return out.markup("</body>\n</html>\n").toString();
    }

    private void overview(Html out) {
        out.markup("<div class=\"scroll\"><table>\n<tr><th>program</th><th>result</th><th>executions</th><th>seconds</th></tr>\n");
        for (int i = 0; i < results.reports().size(); i++) {
            SavedReport report = results.reports().get(i);
            out.markup("<tr><td>");
            if (report.findings().isEmpty()) {
                out.text(report.program());
            } else {
                out.markup("<a href=\"#p" + (i + 1) + "\">").text(report.program()).markup("</a>");
            }
            out.markup("</td><td>");
            verdict(out, report);
            out.markup("</td><td>" + report.executions() + "</td><td>" + report.seconds() + "</td></tr>\n");
        }
        out.markup("</table></div>\n");
    }

    private static void verdict(Html out, SavedReport report) {
        switch (report.verdict()) {
            case "FOUND" -> out.element("span", "bad", "found: " + report.findings().size());
            case "VERIFIED" -> out.element("span", "good", "verified" + warnings(report) + (report.assuming().isEmpty() ? "" : ", assuming that " + report.assuming()));
            case "BUDGET_SPENT" -> out.element("span", "", "nothing found" + warnings(report) + "; not exhaustive: " + report.why());
            default -> out.element("span", "bad", "unsupported: " + report.why());
        }
    }

    private static String warnings(SavedReport report) {
        return report.findings().isEmpty() ? "" : ", warnings: " + report.findings().size();
    }

    private void finding(Html out, SavedFinding finding) {
        out.element("h3", "", finding.message())
                .element("p", "aside", finding.kind() + " · found in execution " + finding.execution() + " · replayed " + finding.replays() + " times");
        if (!finding.inputs().isEmpty()) {
            out.element("p", "", "inputs: " + String.join(", ", finding.inputs()));
        }
        steps(out, finding.table());
        finding.details().forEach(detail -> out.element("p", "", detail));
        finding.throwable().ifPresent(throwable -> out.element("pre", "", throwable.stripTrailing()));
        finding.witness().ifPresent(witness -> replay(out, baseDirectory.resolve(witness)));
        if (!finding.path().isEmpty()) {
            details(out, "Conditions on inputs", String.join("\n", finding.path()));
        }
        details(out, "Schedule", finding.schedule());
    }

    private static void details(Html out, String summary, String text) {
        out.markup("<details><summary>" + summary + "</summary>\n").element("pre", "", text).markup("</details>\n");
    }

    private static void steps(Html out, List<Step> steps) {
        if (steps.isEmpty()) {
            return;
        }
        Set<String> threads = new LinkedHashSet<>();
        steps.forEach(step -> threads.add(step.thread()));
        out.markup("<div class=\"scroll\"><table class=\"steps\">\n<tr><th></th>");
        threads.forEach(thread -> out.element("th", "", thread));
        out.markup("<th></th></tr>\n");
        for (int i = 0; i < steps.size(); i++) {
            Step step = steps.get(i);
            if (step.passed() > 0) {
                out.markup("<tr><td></td><td class=\"where\" colspan=\"" + (threads.size() + 1) + "\">").text(Row.passing(step.passed())).markup("</td></tr>\n");
            }
            out.markup("<tr><td>" + (i + 1) + "</td>");
            for (String thread : threads) {
                out.markup("<td>");
                if (thread.equals(step.thread())) {
                    step(out, step);
                }
                out.markup("</td>");
            }
            out.element("td", "where", step.where()).markup("</tr>\n");
        }
        out.markup("</table></div>\n");
    }

    private static void step(Html out, Step step) {
        out.text(step.text());
        if (step.count() > 1) {
            out.text(" (" + step.count() + " steps)");
        }
        if (!step.mark().isEmpty()) {
            out.markup(" ").element("span", "mark", step.mark());
        }
    }

    private void witness(Html out, SavedWitness saved) {
        saved.witness().ifPresentOrElse(witness -> {
            out.element("h3", "", witness.message()).element("p", "aside", witness.finding() + " · " + witness.job().program());
            replay(out, saved.file());
        }, () -> out.element("h3", "", saved.file().getFileName().toString()).element("p", "bad", saved.problem()));
    }

    private void replay(Html out, Path file) {
        Path witness = file.toAbsolutePath().normalize();
        String path = witness.startsWith(baseDirectory) ? baseDirectory.relativize(witness).toString() : witness.toString();
        out.markup("<p>Replay: ").element("code", "", replay.apply(path)).markup(" · <a href=\"").text(link(witness)).markup("\">witness</a></p>\n");
    }

    private String link(Path to) {
        try {
            return new URI(null, null, file.getParent().relativize(to).toString().replace(File.separatorChar, '/'), null).toASCIIString();
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException(to.toString(), e);
        }
    }
}
