package dev.heddle.tests;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** What a process left behind when it had ended. */
record Run(int exit, String out, String err) {

    /** Tags tests of that which may differ between JDKs, and which {@code ./verify} therefore runs on a second one as well. */
    static final String EACH_JDK = "each-jdk";

    /** Variables by which the environment would have a say in how JVMs are started. */
    static final List<String> FOREIGN_OPTIONS = List.of("JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS", "MAVEN_ARGS");

    private static final int MOST_SECONDS = 600;

    static Run of(List<String> command, Path directory, Map<String, String> environment) {
        return of(command, directory, environment, process -> {
        });
    }

    /** Runs a command on the JVM of the tests, without input; {@code meanwhile} is called with the process once it runs. */
    static Run of(List<String> command, Path directory, Map<String, String> environment, Consumer<ProcessHandle> meanwhile) {
        try {
            Path out = Files.createTempFile("heddle-test", ".out");
            Path err = Files.createTempFile("heddle-test", ".err");
            ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile()).redirectOutput(out.toFile()).redirectError(err.toFile());
            builder.environment().keySet().removeAll(FOREIGN_OPTIONS);
            builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
            builder.environment().putAll(environment);
            Process process = builder.start();
            process.getOutputStream().close();
            meanwhile.accept(process.toHandle());
            if (!process.waitFor(MOST_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor();
                throw new AssertionError(command + " does not end:\n" + Files.readString(out) + Files.readString(err));
            }
            Run run = new Run(process.exitValue(), Files.readString(out), Files.readString(err));
            Files.delete(out);
            Files.delete(err);
            return run;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
