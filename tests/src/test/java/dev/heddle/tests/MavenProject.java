package dev.heddle.tests;

import dev.heddle.tests.Distribution.Run;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A project that is built by Maven against the packaged artifacts, as a user's is.
 *
 * <p>Maven gets a local repository of its own, with our artifacts in it; it takes everything else from that of the build.
 */
final class MavenProject {

    private static final int MOST_SECONDS = 300;
    private static final Path WORK = Distribution.ROOT.resolve("tests/target/maven");
    private static final Path REPOSITORY = WORK.resolve("a repository");
    private static final Path SETTINGS = WORK.resolve("settings.xml");
    private static final Pattern PROPERTY = Pattern.compile("<([a-z-]+\\.version)>([^<$]+)</");
    private static final Pattern PLUGIN = Pattern.compile("<artifactId>(maven-[a-z]+-plugin)</artifactId>\\s*<version>([^<$]+)</version>");
    private static final Pattern HEDDLE = Pattern.compile("<artifactId>heddle</artifactId>\\s*<version>([^<]+)</version>");

    private final Path directory;

    private MavenProject(Path directory) {
        this.directory = directory;
    }

    /** Copies a project of {@code src/test/resources/maven} to {@code directory}, with the versions that this build uses. */
    static MavenProject of(String name, Path directory) throws IOException {
        prepareRepository();
        String pom = Files.readString(Distribution.ROOT.resolve("pom.xml"));
        Path template = Distribution.ROOT.resolve("tests/src/test/resources/maven").resolve(name);
        try (Stream<Path> files = Files.walk(template)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = directory.resolve(template.relativize(file).toString());
                Files.createDirectories(copy.getParent());
                Files.writeString(copy, fill(Files.readString(file), pom));
            }
        }
        return new MavenProject(directory);
    }

    private static String fill(String text, String pom) {
        String filled = text.replace("@heddle@", version(pom));
        for (MatchResult match : Stream.concat(PROPERTY.matcher(pom).results(), PLUGIN.matcher(pom).results()).toList()) {
            filled = filled.replace("@" + match.group(1) + "@", match.group(2));
        }
        return filled;
    }

    private static String version(String pom) {
        return HEDDLE.matcher(pom).results().findFirst().orElseThrow().group(1);
    }

    private static synchronized void prepareRepository() throws IOException {
        String pom = Files.readString(Distribution.ROOT.resolve("pom.xml"));
        String version = version(pom);
        install("heddle", version, Distribution.ROOT);
        for (MatchResult module : Pattern.compile("<module>([^<]+)</module>").matcher(pom).results().toList()) {
            install("heddle-" + module.group(1), version, Distribution.ROOT.resolve(module.group(1)));
        }
        String outer = Path.of(System.getProperty("heddle.repository")).toUri().toString();
        String repository = "<id>outer</id><url>" + outer + "</url><snapshots><enabled>false</enabled></snapshots>"
                + "<releases><updatePolicy>never</updatePolicy><checksumPolicy>ignore</checksumPolicy></releases>";
        Files.writeString(SETTINGS, "<settings><profiles><profile><id>outer</id><activation><activeByDefault>true</activeByDefault></activation>"
                + "<repositories><repository>" + repository + "</repository></repositories>"
                + "<pluginRepositories><pluginRepository>" + repository + "</pluginRepository></pluginRepositories>"
                + "</profile></profiles><activeProfiles><activeProfile>outer</activeProfile></activeProfiles></settings>\n");
    }

    /** Puts what a module has packaged, if it has, where {@code mvn install} would put it. */
    private static void install(String artifact, String version, Path module) throws IOException {
        String name = artifact + "-" + version;
        Path place = Files.createDirectories(REPOSITORY.resolve("dev/heddle").resolve(artifact).resolve(version));
        Path reduced = module.resolve("dependency-reduced-pom.xml");
        Files.copy(Files.exists(reduced) ? reduced : module.resolve("pom.xml"), place.resolve(name + ".pom"), StandardCopyOption.REPLACE_EXISTING);
        Path jar = module.resolve("target").resolve(name + ".jar");
        if (Files.exists(jar)) {
            Files.copy(jar, place.resolve(name + ".jar"), StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Replaces a text in the POM. */
    void replace(String text, String by) throws IOException {
        Path pom = file("pom.xml");
        Files.writeString(pom, Files.readString(pom).replace(text, by));
    }

    Path file(String path) {
        return directory.resolve(path);
    }

    /** Runs Maven with arguments, on the JVM of the tests. Both of its streams are in {@code out}. */
    Run mvn(String... arguments) {
        List<String> command = new ArrayList<>(List.of(System.getProperty("heddle.maven"), "-B", "-ntp", "-gs", SETTINGS.toString(), "-Dmaven.repo.local=" + REPOSITORY));
        command.addAll(List.of(arguments));
        try {
            Path out = Files.createTempFile("heddle-maven", ".out");
            ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile()).redirectOutput(out.toFile()).redirectErrorStream(true);
            Map<String, String> environment = builder.environment();
            environment.put("JAVA_HOME", System.getProperty("java.home"));
            environment.put("MAVEN_OPTS", "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC");
            environment.keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS", "MAVEN_ARGS"));
            Process process = builder.start();
            process.getOutputStream().close();
            if (!process.waitFor(MOST_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor();
                throw new AssertionError(command + " does not end:\n" + Files.readString(out));
            }
            // Some Mavens colour even what goes to a file.
            Run run = new Run(process.exitValue(), Files.readString(out).replaceAll("\u001b\\[[0-9;]*m", ""), "");
            Files.delete(out);
            return run;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
