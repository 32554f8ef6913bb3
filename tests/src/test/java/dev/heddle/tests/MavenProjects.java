package dev.heddle.tests;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * Builds Maven projects that use what this build has packaged.
 *
 * <p>They have a local repository of their own, below {@code target}, into which our artifacts are copied; nothing is installed where
 * others could find it. What else they need comes from the user's local repository, or else from Maven Central.
 */
final class MavenProjects {

    private static final String VERSION = "0.1.0-SNAPSHOT";
    private static final List<String> MODULES = List.of("api", "term", "model", "runtime", "scheduler", "agent", "explore", "dpor",
            "concolic", "solvers", "report", "embed", "junit");
    private static final int MOST_SECONDS = 600;

    private final Path target = Distribution.ROOT.resolve("tests/target");
    private final Path repository = target.resolve("maven-repository");
    private final Path settings = target.resolve("maven-settings.xml");

    /** One test, as Surefire has reported it; {@code failure} is empty if it passed, and has the stack trace otherwise. */
    record Report(String failure, boolean skipped, String out) {
    }

    /** What a build has printed, and its tests by class and method. */
    record Build(int exit, String out, Map<String, Report> tests) {
    }

    MavenProjects() throws IOException {
        Path heddle = repository.resolve("dev/heddle");
        copy(Distribution.ROOT.resolve("pom.xml"), heddle.resolve("heddle/" + VERSION + "/heddle-" + VERSION + ".pom"));
        for (String module : MODULES) {
            Path home = Distribution.ROOT.resolve(module);
            Path reduced = home.resolve("dependency-reduced-pom.xml");
            String name = "heddle-" + module + "-" + VERSION;
            Path folder = heddle.resolve("heddle-" + module + "/" + VERSION);
            copy(Files.exists(reduced) ? reduced : home.resolve("pom.xml"), folder.resolve(name + ".pom"));
            copy(home.resolve("target/" + name + ".jar"), folder.resolve(name + ".jar"));
        }
        Files.writeString(settings, """
                <settings>
                  <profiles>
                    <profile>
                      <id>here</id>
                      <repositories>%1$s</repositories>
                      <pluginRepositories>%2$s</pluginRepositories>
                    </profile>
                  </profiles>
                  <activeProfiles>
                    <activeProfile>here</activeProfile>
                  </activeProfiles>
                </settings>
                """.formatted(places("repository"), places("pluginRepository")));
    }

    private static String places(String element) {
        Path users = Path.of(System.getProperty("user.home"), ".m2", "repository");
        return Stream.of("<id>user</id><url>" + users.toUri() + "</url>", "<id>central</id><url>https://repo.maven.apache.org/maven2</url>")
                .map(place -> "<" + element + ">" + place + "</" + element + ">").reduce("", String::concat);
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to.getParent());
        Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
    }

    /** A new directory with the projects in {@code source}. */
    Path copyOf(Path source, String name) throws IOException {
        Path copy = empty(name);
        try (Stream<Path> files = Files.walk(source)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                copy(file, copy.resolve(source.relativize(file).toString()));
            }
        }
        return copy;
    }

    /** A new empty directory. */
    Path empty(String name) throws IOException {
        Path directory = target.resolve("maven-projects").resolve(name);
        if (Files.exists(directory)) {
            try (Stream<Path> files = Files.walk(directory)) {
                files.sorted((a, b) -> b.compareTo(a)).forEach(file -> file.toFile().delete());
            }
        }
        Files.createDirectories(directory);
        return directory;
    }

    /** Where the agent is that the projects use. */
    Path agent() {
        return repository.resolve("dev/heddle/heddle-agent/" + VERSION + "/heddle-agent-" + VERSION + ".jar");
    }

    /** Runs {@code mvn test}, on the JDK that runs this; failing tests do not fail the build. */
    Build test(Path directory, Map<String, String> environment, String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of("mvn", "-B", "-ntp", "-s", settings.toString(), "-Dmaven.repo.local=" + repository,
                "-Dmaven.test.failure.ignore=true", "-Dsurefire.failIfNoSpecifiedTests=false"));
        command.addAll(List.of(arguments));
        command.add("test");
        Path out = Files.createTempFile(target, "maven", ".out");
        ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile()).redirectErrorStream(true).redirectOutput(out.toFile());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS", "MAVEN_OPTS"));
        builder.environment().putAll(environment);
        for (Path old : reports(directory)) {
            Files.delete(old);
        }
        Process process = builder.start();
        process.getOutputStream().close();
        if (!process.waitFor(MOST_SECONDS, TimeUnit.SECONDS)) {
            process.destroyForcibly().waitFor();
            throw new AssertionError(command + " does not end");
        }
        Map<String, Report> tests = new TreeMap<>();
        for (Path file : reports(directory)) {
            read(file, tests);
        }
        Build build = new Build(process.exitValue(), Files.readString(out), tests);
        Files.delete(out);
        return build;
    }

    private static List<Path> reports(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(file -> file.getFileName().toString().matches("TEST-.*\\.xml")).toList();
        }
    }

    private static void read(Path file, Map<String, Report> tests) throws Exception {
        NodeList cases = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile()).getElementsByTagName("testcase");
        for (int i = 0; i < cases.getLength(); i++) {
            Element test = (Element) cases.item(i);
            String type = test.getAttribute("classname");
            String name = type.substring(type.lastIndexOf('.') + 1) + "." + test.getAttribute("name").replaceAll("[({].*", "");
            tests.merge(name, new Report(text(test, "failure") + text(test, "error"), test.getElementsByTagName("skipped").getLength() > 0,
                    text(test, "system-out")), (one, other) -> one.failure().isEmpty() ? other : one);
        }
    }

    private static String text(Element element, String child) {
        NodeList found = element.getElementsByTagName(child);
        return found.getLength() == 0 ? "" : found.item(0).getTextContent();
    }
}
