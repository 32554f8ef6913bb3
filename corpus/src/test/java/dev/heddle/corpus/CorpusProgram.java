package dev.heddle.corpus;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A program of the corpus and what its comments expect.
 *
 * <p>A comment {@code //! key value} on a line of its own states an expectation or an option; {@code //! finds KIND} at
 * the end of a line says that a finding of that kind concerns the line. A file that others use says {@code //! part}.
 */
record CorpusProgram(Path file, String className, Map<String, String> options, List<Count> counts, Set<String> expected) {

    private static final Pattern OPTION = Pattern.compile("^//! (\\S+)(?: (.*))?$");
    private static final Pattern FINDS = Pattern.compile("^.*\\S.*//! finds (.+)$");
    private static final Set<String> KEYS = Set.of("verdict", "executions", "search", "budget", "steps", "jdk", "spurious", "patient", "early", "trusted", "races", "deadlocks",
            "all", "finds", "processors", "stuck", "part", "preview", "most", "inputs", "pairs", "own");

    static CorpusProgram read(Path file) throws IOException {
        Map<String, String> options = new HashMap<>();
        List<Count> counts = new ArrayList<>();
        Set<String> expected = new TreeSet<>();
        List<String> lines = Files.readAllLines(file);
        for (int i = 0; i < lines.size(); i++) {
            Matcher option = OPTION.matcher(lines.get(i).strip());
            Matcher finds = FINDS.matcher(lines.get(i));
            if (option.matches() && Count.KEYS.contains(option.group(1))) {
                counts.add(Count.parse(option.group(1), option.group(2)));
            } else if (option.matches()) {
                if (!KEYS.contains(option.group(1))) {
                    throw new IOException(file + ":" + (i + 1) + ": unknown expectation " + option.group(1));
                }
                options.put(option.group(1), option.group(2) == null ? "" : option.group(2).strip());
            } else if (finds.matches()) {
                for (String kind : finds.group(1).strip().split("[, ]+")) {
                    expected.add(kind + "@" + (i + 1));
                }
            }
        }
        if (!options.containsKey("verdict") && !options.containsKey("part") && counts.isEmpty()) {
            throw new IOException(file + " does not say which verdict or how many executions it expects");
        }
        String simple = file.getFileName().toString().replace(".java", "");
        return new CorpusProgram(file, "corpus." + file.getParent().getFileName() + "." + simple, options, counts, expected);
    }

    /** True if it is no program, but part of others. */
    boolean isPart() {
        return options.containsKey("part");
    }

    String option(String key, String otherwise) {
        return options.getOrDefault(key, otherwise);
    }

    /** True if the program can be compiled and run on the JDK of release {@code feature}. */
    boolean fits(int feature) {
        return options.containsKey("preview") ? Integer.parseInt(option("preview", "")) == feature
                : Integer.parseInt(option("jdk", "17")) <= feature;
    }

    @Override
    public String toString() {
        return file.getParent().getFileName() + "/" + file.getFileName();
    }
}
