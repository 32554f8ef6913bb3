package dev.heddle.maven;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import dev.heddle.model.FormatException;
import dev.heddle.model.Witness;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.maven.plugin.MojoExecutionException;

/**
 * One page about all results in a directory. It is a single file that opens from disk, loads nothing and runs nothing;
 * everything that comes from programs is escaped.
 */
final class ReportPage {

    static final String FILE = "index.html";

    private static final String FORMAT = "heddle-report";
    private static final int VERSION = 1;
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
            pre { overflow-x: auto; background: var(--soft); padding: .6rem; } details { margin: .3rem 0; }
            """;

    private final String title;
    private final Path baseDirectory;
    private final StringBuilder out = new StringBuilder();

    /** {@code baseDirectory} is the one to which the results' paths are relative. */
    ReportPage(String title, Path baseDirectory) {
        this.title = title;
        this.baseDirectory = baseDirectory;
    }

    /** A result and the file that it is in. */
    private record Report(Path file, JsonObject json) {

        String string(String name) {
            return json.get(name).getAsString();
        }

        List<JsonObject> findings() {
            return objects(json, "findings");
        }
    }

    void write(Path results, Path page) throws MojoExecutionException {
        try {
            List<Report> reports = new ArrayList<>();
            for (Path file : files(results, ".json")) {
                read(file, reports);
            }
            print(reports, witnesses(results, reports), page.toAbsolutePath().getParent());
            Files.createDirectories(page.toAbsolutePath().getParent());
            Files.writeString(page, out);
        } catch (IOException e) {
            throw new MojoExecutionException("cannot write " + page + ": " + e.getMessage(), e);
        }
    }

    private static List<Path> files(Path directory, String ending) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
        }
    }

    private static void read(Path file, List<Report> reports) throws IOException, MojoExecutionException {
        try {
            JsonElement json = JsonParser.parseString(Files.readString(file));
            if (!json.isJsonObject() || !json.getAsJsonObject().has("format") || !json.getAsJsonObject().get("format").getAsString().equals(FORMAT)) {
                return;
            }
            Report report = new Report(file, json.getAsJsonObject());
            int version = report.json().get("version").getAsInt();
            if (version != VERSION) {
                throw new MojoExecutionException(file + " has format version " + version + ", this Heddle reads version " + VERSION);
            }
            reports.add(report);
        } catch (JsonParseException e) {
            throw new MojoExecutionException(file + " is damaged: " + e.getMessage(), e);
        }
    }

    /** Witnesses that no report is about, such as those that were kept. */
    private List<Path> witnesses(Path results, List<Report> reports) throws IOException {
        Set<Path> known = new HashSet<>();
        for (Report report : reports) {
            report.findings().stream().filter(finding -> finding.has("witness")).map(finding -> absolute(finding.get("witness").getAsString())).forEach(known::add);
        }
        return files(results, ".witness").stream().filter(file -> !known.contains(file.toAbsolutePath().normalize())).toList();
    }

    private Path absolute(String path) {
        return baseDirectory.resolve(path).toAbsolutePath().normalize();
    }

    private void print(List<Report> reports, List<Path> witnesses, Path directory) throws IOException {
        out.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
                .append("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n")
                .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
        element("title", "", "Heddle: " + title);
        out.append("<style>\n").append(STYLE).append("</style>\n</head>\n<body>\n");
        element("h1", "", "Heddle: " + title);
        if (reports.isEmpty() && witnesses.isEmpty()) {
            element("p", "", "There are no results.");
        }
        if (!reports.isEmpty()) {
            overview(reports);
        }
        for (int i = 0; i < reports.size(); i++) {
            if (!reports.get(i).findings().isEmpty()) {
                out.append("<h2 id=\"p").append(i + 1).append("\">");
                text(reports.get(i).string("program"));
                out.append("</h2>\n");
                for (JsonObject finding : reports.get(i).findings()) {
                    finding(finding, directory);
                }
            }
        }
        if (!witnesses.isEmpty()) {
            element("h2", "", "Further witnesses");
            for (Path file : witnesses) {
                witness(file, directory);
            }
        }
        out.append("</body>\n</html>\n");
    }

    private void overview(List<Report> reports) {
        out.append("<div class=\"scroll\"><table>\n<tr><th>program</th><th>result</th><th>executions</th><th>seconds</th></tr>\n");
        for (int i = 0; i < reports.size(); i++) {
            Report report = reports.get(i);
            out.append("<tr><td>");
            if (report.findings().isEmpty()) {
                text(report.string("program"));
            } else {
                out.append("<a href=\"#p").append(i + 1).append("\">");
                text(report.string("program"));
                out.append("</a>");
            }
            out.append("</td><td>");
            verdict(report);
            out.append("</td><td>").append(report.json().get("executions").getAsLong());
            out.append("</td><td>").append(report.json().get("seconds").getAsDouble()).append("</td></tr>\n");
        }
        out.append("</table></div>\n");
    }

    private void verdict(Report report) {
        String why = report.json().has("why") ? report.string("why") : "";
        switch (report.string("verdict")) {
            case "FOUND" -> element("span", "bad", "found: " + report.findings().size());
            case "VERIFIED" -> element("span", "good", "verified");
            case "BUDGET_SPENT" -> element("span", "", "nothing found; not exhaustive: " + why);
            default -> element("span", "bad", "unsupported: " + why);
        }
    }

    private void finding(JsonObject finding, Path directory) {
        element("h3", "", finding.get("message").getAsString());
        element("p", "aside", finding.get("kind").getAsString() + " · found in execution " + finding.get("execution").getAsLong()
                + " · replayed " + finding.get("replays").getAsInt() + " times");
        steps(objects(finding, "table"));
        finding.getAsJsonArray("details").forEach(detail -> element("p", "", detail.getAsString()));
        if (finding.has("throwable")) {
            element("pre", "", finding.get("throwable").getAsString().stripTrailing());
        }
        if (finding.has("witness")) {
            replay(absolute(finding.get("witness").getAsString()), directory);
        }
        out.append("<details><summary>Schedule</summary>\n");
        element("pre", "", finding.get("schedule").getAsString());
        out.append("</details>\n");
    }

    private void steps(List<JsonObject> rows) {
        if (rows.isEmpty()) {
            return;
        }
        Set<String> threads = new LinkedHashSet<>();
        rows.forEach(row -> threads.add(row.get("thread").getAsString()));
        out.append("<div class=\"scroll\"><table class=\"steps\">\n<tr><th></th>");
        threads.forEach(thread -> element("th", "", thread));
        out.append("<th></th></tr>\n");
        for (int i = 0; i < rows.size(); i++) {
            JsonObject row = rows.get(i);
            out.append("<tr><td>").append(i + 1).append("</td>");
            for (String thread : threads) {
                out.append("<td>");
                if (thread.equals(row.get("thread").getAsString())) {
                    step(row);
                }
                out.append("</td>");
            }
            JsonObject location = row.getAsJsonObject("location");
            boolean known = !location.get("file").isJsonNull() && location.get("line").getAsInt() > 0;
            element("td", "where", known ? location.get("file").getAsString() + ":" + location.get("line").getAsInt()
                    : location.get("class").getAsString() + "." + location.get("method").getAsString());
            out.append("</tr>\n");
        }
        out.append("</table></div>\n");
    }

    private void step(JsonObject row) {
        text(row.get("text").getAsString());
        if (row.get("count").getAsInt() > 1) {
            text(" (" + row.get("count").getAsInt() + " steps)");
        }
        if (!row.get("mark").getAsString().isEmpty()) {
            out.append(' ');
            element("span", "mark", row.get("mark").getAsString());
        }
    }

    private void witness(Path file, Path directory) throws IOException {
        try {
            Witness witness = Witness.parse(Files.readString(file));
            element("h3", "", witness.message());
            element("p", "aside", witness.finding() + " · " + witness.program());
            replay(file.toAbsolutePath().normalize(), directory);
        } catch (FormatException e) {
            element("h3", "", file.getFileName().toString());
            element("p", "bad", e.getMessage());
        }
    }

    private void replay(Path witness, Path directory) {
        String path = witness.startsWith(baseDirectory) ? baseDirectory.relativize(witness).toString() : witness.toString();
        out.append("<p>Replay: ");
        element("code", "", "mvn heddle:replay -Dheddle.witness=" + (path.indexOf(' ') < 0 ? path : '"' + path + '"'));
        out.append(" · <a href=\"");
        text(link(directory, witness));
        out.append("\">witness</a></p>\n");
    }

    private static String link(Path from, Path to) {
        try {
            return new URI(null, null, from.relativize(to).toString().replace(File.separatorChar, '/'), null).toASCIIString();
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException(to.toString(), e);
        }
    }

    private static List<JsonObject> objects(JsonObject parent, String name) {
        return parent.getAsJsonArray(name).asList().stream().map(JsonElement::getAsJsonObject).toList();
    }

    /** An element on a line of its own, with escaped text. */
    private void element(String name, String style, String text) {
        out.append('<').append(name).append(style.isEmpty() ? "" : " class=\"" + style + "\"").append('>');
        text(text);
        out.append("</").append(name).append(">").append(name.equals("span") || name.equals("code") ? "" : "\n");
    }

    private void text(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append("&quot;");
                case '\'' -> out.append("&#39;");
                default -> out.append(c < ' ' && c != '\n' && c != '\t' ? '\uFFFD' : c);
            }
        }
    }
}
