package dev.heddle.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.model.Finding;
import dev.heddle.model.Limit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * What the documentation says is so.
 *
 * <p>On every page, from top to bottom: a block {@code java file=NAME} is written to that file. In a block {@code sh}, each
 * line that begins with {@code ./heddle} is run, and must exit with 0, or with what a comment {@code # exits with N} at its
 * end says. A block {@code text output} is what the last of these commands printed, but for durations and
 * the numbers of objects, which differ between JDKs; a line {@code ...} in it stands for any lines. How long the commands of the
 * guide take is printed.
 */
class DocumentationTest {

    private static final Pattern EXIT = Pattern.compile("# exits with (\\d)\\s*$");
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]+)(?:#[^)]*)?\\)");

    private static final Pattern EXCERPT = Pattern.compile("\\]\\(([^)]*\\.java)\\)[^\\n]*\\n+```java\\n(.*?)```", Pattern.DOTALL);

    /** A command for which no shell is needed. */
    private static final Pattern PLAIN = Pattern.compile("\\./heddle ([\\w ./-]*\\w)\\s*(?:#.*)?");
    /** From so many commands on, those of a page share a process; pages with fewer show that each has what it needs in one of its own. */
    private static final int MANY = 4;

    @TempDir
    static Path temporary;

    @TestFactory
    Stream<DynamicTest> pages() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (Path page : Markdown.pages()) {
            List<Markdown> blocks = Markdown.blocks(page);
            if (blocks.stream().anyMatch(block -> block.info().equals("sh"))) {
                tests.add(DynamicTest.dynamicTest(Distribution.ROOT.relativize(page).toString(), () -> run(blocks)));
            }
        }
        return tests.stream();
    }

    /** Code that is shown after a link to a file is in that file, line by line; dots stand for what is left out. */
    @Test
    void excerptsAreInTheirFiles() throws IOException {
        for (Path page : Markdown.pages()) {
            Matcher excerpt = EXCERPT.matcher(Files.readString(page));
            while (excerpt.find()) {
                Path file = page.resolveSibling(excerpt.group(1));
                String rest = Files.readString(file).replaceAll("(?m)^ +", "");
                for (String line : excerpt.group(2).strip().split("\\s*\n\\s*")) {
                    int at = rest.indexOf(line + "\n");
                    assertTrue(line.equals("...") || at >= 0, page + " shows '" + line + "', which is not in " + file + ", or not there");
                    rest = rest.substring(Math.max(0, at));
                }
            }
        }
    }

    private static void run(List<Markdown> blocks) throws IOException {
        Distribution heddle = Distribution.in(Files.createTempDirectory(temporary, "page"));
        long plain = blocks.stream().filter(block -> block.info().equals("sh") && !isTimed(block)).flatMap(block -> block.text().stream()).filter(line -> PLAIN.matcher(line).matches()).count();
        if (plain < MANY) {
            run(blocks, heddle, heddle::shell);
            return;
        }
        try (Session session = new Session(heddle.home())) {
            run(blocks, heddle, line -> {
                Matcher arguments = PLAIN.matcher(line);
                return arguments.matches() ? session.heddle(arguments.group(1).split(" ")) : heddle.shell(line);
            });
        }
    }

    private static void run(List<Markdown> blocks, Distribution heddle, Function<String, Run> shell) throws IOException {
        Run last = null;
        for (Markdown block : blocks) {
            if (!block.file().isEmpty()) {
                Path file = heddle.home().resolve(block.file());
                Files.createDirectories(file.getParent());
                Files.write(file, block.text());
            } else if (block.info().equals("sh")) {
                for (String line : block.text()) {
                    if (line.startsWith("./heddle ")) {
                        last = run(shell, block, line);
                    }
                }
            } else if (block.info().equals("text output")) {
                assertTrue(last != null && matches(block.text(), last.out().lines().toList()),
                        block.where() + " is not what is printed:\n" + (last == null ? "nothing" : last.out()));
            }
        }
    }

    private static Run run(Function<String, Run> shell, Markdown block, String line) {
        Matcher comment = EXIT.matcher(line);
        int expected = comment.find() ? Integer.parseInt(comment.group(1)) : 0;
        long start = System.nanoTime();
        Run run = shell.apply(line);
        if (isTimed(block)) {
            System.out.printf(Locale.ROOT, "%s: %.1f s for %s%n", block.where(), (System.nanoTime() - start) / 1e9, line);
        }
        assertEquals(expected, run.exit(), () -> block.where() + ": " + line + "\n" + run.out() + run.err());
        return run;
    }

    private static boolean isTimed(Markdown block) {
        return block.page().endsWith("guide.md");
    }

    private static boolean matches(List<String> expected, List<String> actual) {
        StringBuilder pattern = new StringBuilder();
        for (String line : expected) {
            pattern.append(line.equals("...") ? "(?:.*\\n)*?" : Pattern.quote(withoutVariation(line).stripTrailing()) + "\\n");
        }
        StringBuilder text = new StringBuilder();
        actual.forEach(line -> text.append(withoutVariation(line).stripTrailing()).append('\n'));
        return Pattern.matches(pattern.toString(), text.toString().stripTrailing() + "\n");
    }

    private static String withoutVariation(String line) {
        return line.replaceAll("\\b\\d+\\.\\d s\\b", "T s").replaceAll("\"(seconds|runs|steps)\": [0-9.]+", "\"$1\": N")
                .replaceAll("#\\d+(\\.\\d+)*", "#N");
    }

    @TestFactory
    Stream<DynamicTest> linksLeadSomewhere() throws IOException {
        return Markdown.pages().stream().map(page -> DynamicTest.dynamicTest(Distribution.ROOT.relativize(page).toString(), () -> {
            Matcher links = LINK.matcher(Files.readString(page));
            while (links.find()) {
                String link = links.group(1);
                assertTrue(Files.exists(page.resolveSibling(link)), () -> page + " links to " + link);
            }
        }));
    }

    /** What {@code --strategy} says it knows when it is asked for something else. */
    @Test
    void everyStrategyHasAPage() throws IOException {
        Distribution heddle = Distribution.in(Files.createTempDirectory(temporary, "strategies"));
        String message = heddle.heddle("check", "--strategy", "?", "examples/LostUpdate.java").err();
        List<String> names = Pattern.compile("[a-z-]+").matcher(message.substring(message.indexOf("there are ") + 10)).results().map(MatchResult::group)
                .filter(word -> !word.equals("and")).map(name -> name + ".md").sorted().toList();

        assertEquals(names, Distribution.list(Distribution.ROOT.resolve("docs/strategies")).stream().map(file -> file.getFileName().toString()).toList());
    }

    @Test
    void everyLimitOfASearchIsExplained() throws IOException {
        String page = Files.readString(Distribution.ROOT.resolve("docs/json.md"));
        String limits = page.substring(page.indexOf("\n## Limits\n"), page.indexOf("\n## A finding\n"));

        assertEquals(Stream.of(Limit.values()).map(Limit::id).toList(),
                Pattern.compile("(?m)^\\| `([a-z]+)` \\| .+ \\|$").matcher(limits).results().skip(1).map(row -> row.group(1)).toList());
    }

    @Test
    void everyKindOfFindingHasAPage() {
        List<String> pages = Distribution.list(Distribution.ROOT.resolve("docs/findings")).stream().map(file -> file.getFileName().toString()).toList();

        assertEquals(Stream.of(Finding.Kind.values()).map(kind -> kind.id() + ".md").sorted().toList(), pages);
    }
}
