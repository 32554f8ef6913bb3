package dev.heddle.maven;

import java.io.File;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Component;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.toolchain.Toolchain;
import org.apache.maven.toolchain.ToolchainManager;

/** A goal that runs Heddle's command line in a JVM of its own. */
abstract class ForkingMojo extends HeddleMojo {

    private static final String MAIN = "dev.heddle.cli.Main";
    private static final int PATIENCE_SECONDS = 20;
    private static final List<String> LIBRARIES = List.of("dev.heddle", "info.picocli");

    /** The class path on which programs run. */
    enum Scope {
        /** The project's classes and tests, and the dependencies of both. */
        TEST,
        /** The project's classes, and the dependencies that they have at run time. */
        RUNTIME
    }

    /** The class path on which programs run: {@code test}, with the project's tests and what they need, or {@code runtime}, without. */
    @Parameter(property = "heddle.scope", defaultValue = "test")
    private String scope;

    /** The {@code java} that runs programs. If not set, that of the project's toolchain, or else the one that runs Maven. */
    @Parameter(property = "heddle.jvm")
    private String jvm;

    /** Further options for that JVM, such as {@code -Xmx2g}. */
    @Parameter(property = "heddle.jvmArguments")
    private List<String> jvmArguments;

    @Parameter(defaultValue = "${session}", readonly = true, required = true)
    private MavenSession session;

    @Component
    private ToolchainManager toolchains;

    /** What a process said on its standard streams, and how it ended. */
    record Run(int exit, String said) {
    }

    /** The directories and jars on which programs run, as one string. */
    final String classPath() throws MojoExecutionException {
        try {
            List<String> entries = switch (scope()) {
                case TEST -> project.getTestClasspathElements();
                case RUNTIME -> project.getRuntimeClasspathElements();
            };
            List<String> existing = entries.stream().filter(entry -> new File(entry).exists()).map(entry -> shorten(Path.of(entry))).toList();
            if (existing.isEmpty()) {
                throw new MojoExecutionException("the project has no classes yet; run 'mvn test-compile' first");
            }
            return String.join(File.pathSeparator, existing);
        } catch (DependencyResolutionRequiredException e) {
            throw new MojoExecutionException("the class path is not resolved", e);
        }
    }

    private Scope scope() throws MojoExecutionException {
        return switch (scope) {
            case "test" -> Scope.TEST;
            case "runtime" -> Scope.RUNTIME;
            default -> throw new MojoExecutionException("there is no scope '" + scope + "'; there are test and runtime");
        };
    }

    /** Runs {@code heddle} with arguments, in the project's directory. */
    final Run heddle(List<String> arguments) throws MojoExecutionException {
        List<String> command = new ArrayList<>(List.of(java(), "-XX:+UseSerialGC", "-XX:-PrintWarnings"));
        command.addAll(jvmArguments == null ? List.of() : jvmArguments);
        command.add("-javaagent:" + agent());
        command.addAll(List.of("-cp", libraries(), MAIN));
        command.addAll(arguments);
        getLog().debug(String.join(" ", command));
        Process process;
        try {
            process = new ProcessBuilder(command).directory(project.getBasedir()).redirectErrorStream(true).start();
        } catch (IOException e) {
            throw new MojoExecutionException("cannot start " + command.get(0) + ": " + e.getMessage(), e);
        }
        Thread hook = new Thread(() -> end(process));
        Runtime.getRuntime().addShutdownHook(hook);
        try {
            process.getOutputStream().close();
            String said = new String(process.getInputStream().readAllBytes(), Charset.defaultCharset());
            return new Run(process.waitFor(), said);
        } catch (IOException e) {
            throw new MojoExecutionException("cannot read what Heddle says", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new MojoExecutionException("interrupted", e);
        } finally {
            process.destroyForcibly();
            Runtime.getRuntime().removeShutdownHook(hook);
        }
    }

    /** Who ends the build ends the search, which tells what it has found and writes the witnesses. */
    private static void end(Process process) {
        process.destroy();
        try {
            process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        process.destroyForcibly();
    }

    private String libraries() {
        return String.join(File.pathSeparator, pluginArtifacts().stream().filter(artifact -> LIBRARIES.contains(artifact.getGroupId()))
                .map(Artifact::getFile).map(File::toString).toList());
    }

    private String java() {
        if (jvm != null) {
            return jvm;
        }
        Toolchain toolchain = toolchains.getToolchainFromBuildContext("jdk", session);
        String tool = toolchain == null ? null : toolchain.findTool("java");
        return tool != null ? tool : Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    /** Logs what {@code heddle} wrote to a file, with commands as a user of Maven would give them. Returns the last line, which says what was shown. */
    final String log(Path report, boolean failed) throws MojoExecutionException {
        try {
            String summary = "";
            for (String line : Files.readAllLines(report)) {
                String shown = line.replaceFirst("^  Replay   heddle replay ", "  Replay   mvn heddle:replay -Dheddle.witness=");
                if (failed) {
                    getLog().error(shown);
                } else {
                    getLog().info(shown);
                }
                summary = line;
            }
            return summary;
        } catch (IOException e) {
            throw new MojoExecutionException("cannot read " + report, e);
        }
    }
}
