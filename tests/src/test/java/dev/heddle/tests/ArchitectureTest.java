package dev.heddle.tests;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The arrows between modules are those of the table in {@code ARCHITECTURE.md}, which leaves no module out; those between packages lead into no
 * circle, and every package says what it is.
 */
class ArchitectureTest {

    private static final Pattern ROW = Pattern.compile("(?m)^\\| `([a-z-]+)` +\\| ([^|]*)\\|.*\\|$");
    private static final Pattern NAME = Pattern.compile("`([a-z-]+)`");
    private static final Pattern MODULE = Pattern.compile("<module>([^<]+)</module>");
    private static final Set<String> NOT_SHIPPED = Set.of("bench", "corpus", "tests");

    private static final Pattern DESCRIBED = Pattern.compile("(?s)/\\*\\*\\s+(.*?)\\s+\\*/\\s*package [\\w.]+;\\s*");
    private static final int MOST_SENTENCES = 3;

    /** By module, what it may use. */
    private static Map<String, Set<String>> table;
    private static JavaClasses shipped;

    @BeforeAll
    static void read() throws IOException {
        table = new LinkedHashMap<>();
        Matcher rows = ROW.matcher(Files.readString(Distribution.ROOT.resolve("ARCHITECTURE.md")));
        while (rows.find()) {
            table.put(rows.group(1), new LinkedHashSet<>(NAME.matcher(rows.group(2)).results().map(name -> name.group(1)).toList()));
        }
        Path target = Distribution.ROOT.resolve("cli/target");
        List<JarFile> jars = new ArrayList<>();
        for (Path file : Stream.of("cli/target", "cli/target/lib", "maven-plugin/target", "embed/target", "junit/target").map(Distribution.ROOT::resolve)
                .flatMap(directory -> Distribution.list(directory).stream()).toList()) {
            if (file.getFileName().toString().matches("heddle-.*\\.jar")) {
                jars.add(new JarFile(file.toFile()));
            }
        }
        ImportOption ours = location -> !location.contains("/dev/heddle/agent/asm/");
        shipped = new ClassFileImporter().withImportOption(ours).importJars(jars);
    }

    private static List<String> modules() throws IOException {
        return MODULE.matcher(Files.readString(Distribution.ROOT.resolve("pom.xml"))).results().map(found -> found.group(1)).toList();
    }

    private static String packagesOf(String module) {
        return switch (module) {
            case "api" -> "dev.heddle";
            case "maven-plugin" -> "dev.heddle.maven..";
            default -> "dev.heddle." + module + "..";
        };
    }

    @Test
    void theTableHasARowForEveryModule() throws IOException {
        assertEquals(Set.copyOf(modules()), table.keySet());
    }

    @TestFactory
    Stream<DynamicTest> modulesUseOnlyWhatTheTableAllows() throws IOException {
        return modules().stream().filter(module -> !NOT_SHIPPED.contains(module)).map(module -> DynamicTest.dynamicTest(module, () -> {
            List<String> forbidden = new ArrayList<>();
            for (String other : modules()) {
                if (!other.equals(module) && !table.get(module).contains(other)) {
                    forbidden.add(packagesOf(other));
                }
            }
            assertEquals(Files.exists(Distribution.ROOT.resolve(module).resolve("src/main/java")),
                    shipped.stream().anyMatch(resideInAnyPackage(packagesOf(module))), () -> "whether there are classes of " + module);
            noClasses().that().resideInAPackage(packagesOf(module)).should().dependOnClassesThat()
                    .resideInAnyPackage(forbidden.toArray(new String[0])).allowEmptyShould(true).check(shipped);
        }));
    }

    @TestFactory
    Stream<DynamicTest> pomsSayTheSame() throws IOException {
        return modules().stream().filter(module -> !NOT_SHIPPED.contains(module)).map(module -> DynamicTest.dynamicTest(module, () -> {
            String pom = Files.readString(Distribution.ROOT.resolve(module).resolve("pom.xml"));
            Matcher dependencies = Pattern.compile("<dependency>\\s*<groupId>dev\\.heddle</groupId>\\s*<artifactId>heddle-([^<]+)</artifactId>")
                    .matcher(pom);
            while (dependencies.find()) {
                String used = dependencies.group(1);
                assertTrue(table.get(module).contains(used), () -> module + " depends on " + used + ", which its row does not allow");
            }
        }));
    }

    /** What enters the tested JVM brings nobody else's classes under their own names. The Maven plugin stays outside, in Maven's. */
    @Test
    void thirdPartiesStayOutOfTheProgram() {
        classes().that().resideOutsideOfPackages("dev.heddle.cli..", "dev.heddle.maven..", "dev.heddle.junit..", "dev.heddle.concolic.backend..").should().onlyDependOnClassesThat()
                .resideInAnyPackage("dev.heddle..", "java..", "javax..", "jdk.internal..", "sun..", "com.sun.tools.attach..").check(shipped);
        classes().that().resideInAPackage("dev.heddle.junit..").should().onlyDependOnClassesThat()
                .resideInAnyPackage("dev.heddle..", "java..", "org.junit..", "org.opentest4j..").check(shipped);
    }

    @Test
    void theModelKnowsOnlyTheLanguage() {
        classes().that().resideInAPackage("dev.heddle.model..").should().onlyDependOnClassesThat()
                .resideInAnyPackage("dev.heddle.model..", "dev.heddle.term..", "java.lang..", "java.util..", "java.io", "java.nio.charset").check(shipped);
    }

    /** Each package for itself, also where one has another in its name. */
    @Test
    void packagesFormNoCircles() {
        slices().assignedFrom(new SliceAssignment() {
            @Override
            public SliceIdentifier getIdentifierOf(JavaClass type) {
                return SliceIdentifier.of(type.getPackageName());
            }

            @Override
            public String getDescription() {
                return "packages";
            }
        }).should().beFreeOfCycles().check(shipped);
    }

    @Test
    void everyPackageSaysInAFewSentencesWhatItIs() throws IOException {
        Set<String> undescribed = new TreeSet<>();
        for (String module : modules()) {
            Path sources = Distribution.ROOT.resolve(module).resolve("src/main/java");
            for (Path directory : directoriesWithSources(sources)) {
                Path description = directory.resolve("package-info.java");
                Matcher described = DESCRIBED.matcher(Files.exists(description) ? Files.readString(description) : "");
                if (!described.matches()) {
                    undescribed.add(sources.relativize(directory).toString().replace(File.separatorChar, '.'));
                } else {
                    String text = described.group(1).replaceAll("\\s+\\*\\s+", " ");
                    assertTrue(text.endsWith(".") && text.split("\\. ").length <= MOST_SENTENCES, () -> description + " should have few sentences: " + text);
                }
            }
        }

        assertEquals(Set.of(), undescribed, "packages without a package-info.java, or with one that is more than a comment");
    }

    private static List<Path> directoriesWithSources(Path root) throws IOException {
        if (!Files.exists(root)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(file -> file.toString().endsWith(".java")).map(Path::getParent).distinct().sorted().toList();
        }
    }
}
