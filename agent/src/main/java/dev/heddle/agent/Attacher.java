package dev.heddle.agent;

import com.sun.tools.attach.VirtualMachine;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Loads the agent into a JVM that runs already.
 *
 * <p>A JVM does not attach to itself unless it was told to allow that, so a second one, which lives for a moment, does it.
 */
public final class Attacher {

    private static final int MOST_SECONDS = 60;

    private Attacher() {
    }

    /** Loads the agent into this JVM, if it is not there yet; returns why that was not possible, if it was not. */
    public static Optional<String> attach() {
        if (Agent.isLoaded()) {
            return Optional.empty();
        }
        try {
            Path jar = Path.of(Attacher.class.getProtectionDomain().getCodeSource().getLocation().toURI());
            if (!Files.isRegularFile(jar)) {
                return Optional.of("the agent is not in a jar but in " + jar);
            }
            String java = Path.of(System.getProperty("java.home"), "bin", File.separatorChar == '/' ? "java" : "java.exe").toString();
            ProcessBuilder second = new ProcessBuilder(List.of(java, "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx32m", "-cp", jar.toString(),
                    Attacher.class.getName(), Long.toString(ProcessHandle.current().pid()), jar.toString()));
            second.environment().keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS"));
            Process process = second.redirectErrorStream(true).start();
            process.getOutputStream().close();
            String said = withPlainErrors(() -> new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip());
            if (!process.waitFor(MOST_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                return Optional.of("attaching to this JVM took too long");
            }
            if (process.exitValue() != 0) {
                return Optional.of(said.isEmpty() ? "the process that attaches the agent ended with " + process.exitValue() : said);
            }
            return Agent.isLoaded() ? Optional.empty() : Optional.of("the agent was loaded by another class loader than that of the tests");
        } catch (IOException | URISyntaxException e) {
            return Optional.of(e.toString());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.of("attaching to this JVM was interrupted");
        }
    }

    private interface Attempt {

        String run() throws IOException;
    }

    /**
     * Lets the JVM say what it has to say about agents where it always does. It says so on a thread without a context class loader, which
     * not everything can cope with that harnesses put into the place of {@code System.err}; and if it fails, so does the agent.
     */
    private static String withPlainErrors(Attempt attempt) throws IOException {
        PrintStream errors = System.err;
        System.setErr(new PrintStream(new FileOutputStream(FileDescriptor.err), true));
        try {
            return attempt.run();
        } finally {
            System.setErr(errors);
        }
    }

    /** What the second JVM does: the arguments are the first one's process id and the agent's jar. */
    public static void main(String[] arguments) {
        try {
            VirtualMachine first = VirtualMachine.attach(arguments[0]);
            try {
                first.loadAgent(arguments[1]);
            } finally {
                first.detach();
            }
        } catch (Exception | LinkageError refused) {
            System.out.println(refused.getMessage() == null ? refused.toString() : refused.getMessage());
            System.exit(1);
        }
    }
}
