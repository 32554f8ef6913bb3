package dev.heddle.report;

import dev.heddle.model.Finding;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The documentation's page about a kind of finding, without its example: what it is, why it happens, how to fix it. */
final class FindingPage {

    private static final String EXAMPLE = "\n## Example\n";
    private static final String FIX = "\n## How to fix it\n";

    private final String what;
    private final String markdown;

    private FindingPage(String what, String markdown) {
        this.what = what;
        this.markdown = markdown;
    }

    static FindingPage of(Finding.Kind kind) {
        String file = "findings/" + kind.id() + ".md";
        try (InputStream in = FindingPage.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("Heddle was packaged without " + file);
            }
            return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static FindingPage parse(String page) {
        int begin = page.indexOf("\n\n") + 2;
        int example = page.indexOf(EXAMPLE);
        int fix = page.indexOf(FIX);
        // Links lead to other pages, which are not at hand where the text is shown.
        String text = (page.substring(begin, example) + page.substring(fix)).replaceAll("\\[([^]]*)]\\([^)]*\\)", "$1").strip();
        String first = text.substring(0, text.indexOf("\n\n"));
        return new FindingPage(plain(first.substring(first.indexOf(' ') + 1)).replace('\n', ' '), text + "\n");
    }

    private static String plain(String markdown) {
        return markdown.replaceAll("(?m)^```.*\\n?", "").replaceAll("(?m)^#+ ", "").replaceAll("\\*\\*?([^*\n]+)\\*\\*?", "$1").replace("`", "");
    }

    /** What the kind means, in one paragraph of plain text. */
    String what() {
        return what;
    }

    String markdown() {
        return markdown;
    }

    String text() {
        return plain(markdown);
    }
}
