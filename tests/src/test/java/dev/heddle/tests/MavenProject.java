package dev.heddle.tests;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A project that is built by Maven against the packaged artifacts, as a user's is.
 *
 * <p>Maven gets a local repository of its own, with our artifacts in it; it takes everything else from that of the build.
 */
final class MavenProject {

    /** Who builds projects, because Maven wants a local repository for itself. */
    static final String REPOSITORY_LOCK = "the local repository";

    private static final Path WORK = Distribution.ROOT.resolve("tests/target/maven");
    private static final Path REPOSITORY = WORK.resolve("a repository");
    private static final Path SETTINGS = WORK.resolve("settings.xml");
    private static final Pattern PROPERTY = Pattern.compile("<([a-z-]+\\.version)>([^<$]+)</");
    private static final Pattern PLUGIN = Pattern.compile("<artifactId>(maven-[a-z]+-plugin)</artifactId>\\s*<version>([^<$]+)</version>");
    private static final Pattern HEDDLE = Pattern.compile("<artifactId>heddle</artifactId>\\s*<version>([^<]+)</version>");

    private static boolean prepared;

    private final Path directory;

    private MavenProject(Path directory) {
        this.directory = directory;
    }

    /** What a build has printed, and its tests by class and method. */
    record Build(String out, Map<String, SurefireReport> tests) {
    }

    /** Copies a project, or several in one directory, to {@code directory}, with the versions that this build uses in the places for them. */
    static MavenProject of(Path template, Path directory) throws IOException {
        MavenProject project = empty(directory);
        String pom = Files.readString(Distribution.ROOT.resolve("pom.xml"));
        try (Stream<Path> files = Files.walk(template)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                project.write(template.relativize(file).toString(), fill(Files.readString(file), pom));
            }
        }
        return project;
    }

    /** A project that is still to be written. */
    static MavenProject empty(Path directory) throws IOException {
        prepareRepository();
        Files.createDirectories(directory);
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

    /** Only once in a JVM: the solvers are large. */
    private static synchronized void prepareRepository() throws IOException {
        if (prepared) {
            return;
        }
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
        prepared = true;
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

    /** Where our agent is, as the projects see it. */
    static Path agent() throws IOException {
        String version = version(Files.readString(Distribution.ROOT.resolve("pom.xml")));
        return REPOSITORY.resolve("dev/heddle/heddle-agent").resolve(version).resolve("heddle-agent-" + version + ".jar");
    }

    /** Replaces a text in the POM. */
    void replace(String text, String by) throws IOException {
        write("pom.xml", Files.readString(file("pom.xml")).replace(text, by));
    }

    void write(String path, String text) throws IOException {
        Files.createDirectories(file(path).getParent());
        Files.writeString(file(path), text);
    }

    Path file(String path) {
        return directory.resolve(path);
    }

    /** Runs Maven with arguments, on the JVM of the tests. Both of its streams are in {@code out}. */
    Run mvn(String... arguments) {
        return mvn(process -> {
        }, arguments);
    }

    /** Like {@link #mvn(String...)}; {@code meanwhile} is called with the process once it runs. */
    Run mvn(Consumer<ProcessHandle> meanwhile, String... arguments) {
        return mvn(meanwhile, Map.of(), List.of(arguments));
    }

    /** Runs {@code mvn test}; failing tests do not fail the build. */
    Build test(Map<String, String> environment, String... arguments) throws IOException {
        for (Path old : SurefireReport.files(directory)) {
            Files.delete(old);
        }
        List<String> all = new ArrayList<>(List.of("test", "-Dmaven.test.failure.ignore=true", "-Dsurefire.failIfNoSpecifiedTests=false"));
        all.addAll(List.of(arguments));
        Run run = mvn(process -> {
        }, environment, all);
        return new Build(run.out(), SurefireReport.read(SurefireReport.files(directory)));
    }

    /** Like {@link #mvn(Consumer, String...)}; Maven leads a group, in which those are that it starts. */
    Run group(Consumer<ProcessHandle> meanwhile, String... arguments) {
        return run(meanwhile, Map.of(), ProcessGroup.led(command(List.of(arguments))));
    }

    private Run mvn(Consumer<ProcessHandle> meanwhile, Map<String, String> environment, List<String> arguments) {
        return run(meanwhile, environment, command(arguments));
    }

    private static List<String> command(List<String> arguments) {
        List<String> command = new ArrayList<>(List.of("sh", "-c", "exec \"$0\" \"$@\" 2>&1", System.getProperty("heddle.maven"), "-B", "-ntp",
                "-gs", SETTINGS.toString(), "-Dmaven.repo.local=" + REPOSITORY));
        command.addAll(arguments);
        return command;
    }

    private Run run(Consumer<ProcessHandle> meanwhile, Map<String, String> environment, List<String> command) {
        Map<String, String> variables = new HashMap<>(environment);
        variables.put("MAVEN_OPTS", "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC");
        Run run = Run.of(command, directory, variables, meanwhile);
        // Some Mavens colour even what goes to a file.
        return new Run(run.exit(), run.out().replaceAll("\u001b\\[[0-9;]*m", ""), "");
    }
}
