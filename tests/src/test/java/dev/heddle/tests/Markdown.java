package dev.heddle.tests;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The fenced blocks of a page.
 *
 * @param line where the block begins
 * @param info what stands behind the fence, such as {@code java file=Account.java}
 */
record Markdown(Path page, int line, String info, List<String> text) {

    /** README, the pages beside it, and everything in {@code docs}. */
    static List<Path> pages() throws IOException {
        List<Path> pages = new ArrayList<>();
        try (Stream<Path> docs = Files.walk(Distribution.ROOT.resolve("docs"))) {
            docs.filter(page -> page.toString().endsWith(".md")).sorted().forEach(pages::add);
        }
        for (String name : List.of("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md")) {
            pages.add(Distribution.ROOT.resolve(name));
        }
        return pages;
    }

    static List<Markdown> blocks(Path page) throws IOException {
        List<Markdown> blocks = new ArrayList<>();
        Markdown open = null;
        List<String> lines = Files.readAllLines(page);
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (open == null && line.startsWith("```")) {
                open = new Markdown(page, i + 1, line.substring(3).strip(), new ArrayList<>());
                blocks.add(open);
            } else if (open != null && line.equals("```")) {
                open = null;
            } else if (open != null) {
                open.text.add(line);
            }
        }
        if (open != null) {
            throw new IOException(page + ":" + open.line + ": the block does not end");
        }
        return blocks;
    }

    /** The file that the block is, or an empty string. */
    String file() {
        int at = info.indexOf("file=");
        return at < 0 ? "" : info.substring(at + 5).split(" ")[0];
    }

    String where() {
        return Distribution.ROOT.relativize(page) + ":" + line;
    }
}
