package dev.heddle.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.model.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Whatever speaks of options says what the table of {@link Option} says; the command line and its help are made from it. */
class OptionTableTest {

    /** All tests share a solver, what they run on is a matter of the JVM, and whether arithmetic is watched is decided when classes are loaded. */
    private static final Set<Option> NOT_FOR_TESTS = Set.of(Option.SOLVER_TIME, Option.OVERFLOW, Option.CARRIERS);

    /** Options of tests that say nothing about the search. */
    private static final Set<String> OTHERS = Set.of("witnesses");

    private static final Pattern ATTRIBUTE = Pattern.compile("Default: ([^.]+)\\.? \\*/\\s+\\S+ (\\w+)\\(\\) default|Default: ([^.,]+)[^/]* \\*/\\s+String (\\w+)\\(\\) default");
    private static final Pattern METHOD = Pattern.compile("Default: ([^.]+)\\. \\*/\\s+public Options (\\w+)\\(");
    private static final Pattern ROW = Pattern.compile("(?m)^\\| `(\\w+)` \\| ([^|]+) \\|");
    private static final Pattern PARAMETER = Pattern.compile("as \\{@code (--[a-z-]+)}\\. \\*/\\s+@Parameter\\(property = \"heddle\\.(\\w+)\"");

    private static String source(String file) throws IOException {
        return Files.readString(Distribution.ROOT.resolve(file)).replaceAll("\\s*\n\\s+\\* ", " ").replaceAll("/\\*\\*\\s+", "/** ").replaceAll("\\s+\\*/", " */");
    }

    /** By option, what is usual, as tests say it. */
    private static Map<String, String> expected(String anyPreemptions) {
        Map<String, String> usual = new TreeMap<>();
        for (Option option : Option.values()) {
            if (!NOT_FOR_TESTS.contains(option)) {
                usual.put(option.id(), switch (option) {
                    // Tests are many, and are waited for.
                    case SECONDS -> "10";
                    case RACES, TIME_LIMITS, JDK -> option.usual().toUpperCase(Locale.ROOT);
                    case PREEMPTIONS -> anyPreemptions;
                    default -> option.usual();
                });
            }
        }
        return usual;
    }

    private static Map<String, String> stated(Pattern pattern, String text) {
        Map<String, String> stated = new TreeMap<>();
        for (Matcher match = pattern.matcher(text); match.find();) {
            boolean first = match.group(2) != null;
            stated.put(first ? match.group(2) : match.group(4), first ? match.group(1) : match.group(3));
        }
        stated.keySet().removeAll(OTHERS);
        return stated;
    }

    @Test
    void annotationsHaveAnAttributeForEachOption() throws IOException {
        assertEquals(expected(Option.PREEMPTIONS.usual()), stated(ATTRIBUTE, source("junit/src/main/java/dev/heddle/junit/HeddleTest.java")));
    }

    @Test
    void optionsOfTheApiHaveAMethodForEachOption() throws IOException {
        assertEquals(expected(Option.PREEMPTIONS.usual()), stated(METHOD, source("api/src/main/java/dev/heddle/Options.java")));
    }

    @Test
    void theDocumentationOfTestsHasARowForEachOption() throws IOException {
        String page = Files.readString(Distribution.ROOT.resolve("docs/junit.md"));
        Map<String, String> rows = new TreeMap<>();
        for (Matcher row = ROW.matcher(page.substring(page.indexOf("| option | default | meaning |"))); row.find();) {
            rows.put(row.group(1), row.group(2));
        }
        rows.keySet().removeAll(OTHERS);
        assertEquals(expected("any"), rows);
    }

    @Test
    void parametersOfTheMavenPluginAreOptions() throws IOException {
        Set<String> flags = Arrays.stream(Option.values()).map(Option::flag).collect(Collectors.toCollection(TreeSet::new));
        Set<String> parameters = new TreeSet<>();
        for (Matcher match = PARAMETER.matcher(source("maven-plugin/src/main/java/dev/heddle/maven/CheckMojo.java")); match.find();) {
            String flag = match.group(1);
            parameters.add(flag);
            assertTrue(flag.equals("--jobs") || flags.contains(flag), () -> flag + " is no option");
            assertEquals(flag, "--" + match.group(2).replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT));
        }
        assertTrue(parameters.containsAll(Set.of("--strategy", "--time", "--executions", "--jobs")), parameters::toString);
    }

    @Test
    void usualValuesAreInRange() {
        for (Option option : Option.values()) {
            if (option != Option.PREEMPTIONS && option != Option.OWN) {
                assertEquals(Optional.empty(), option.complaint(option.usual()), option::flag);
            }
        }
    }
}
