package dev.heddle.cli;

import dev.heddle.dpor.Answer;
import dev.heddle.dpor.Assignment;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A JVM like this one that explores what it is given, line by line through its standard streams. */
final class WorkerProcess implements AutoCloseable {

    private final Process process;
    private final BufferedReader answers;
    private final BufferedWriter assignments;

    /** {@code arguments} are those of {@link WorkerCommand}. */
    WorkerProcess(List<String> arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName(), "worker"));
        command.addAll(arguments);
        process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        answers = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        assignments = new BufferedWriter(new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8));
    }

    /** Has {@code assignment} done. */
    Answer work(Assignment assignment) throws IOException {
        for (String line : assignment.lines()) {
            assignments.write(line);
            assignments.newLine();
        }
        assignments.write(".");
        assignments.newLine();
        assignments.flush();
        return Answer.parse(lines(answers));
    }

    /** The lines up to a single dot. */
    static List<String> lines(BufferedReader in) throws IOException {
        List<String> lines = new ArrayList<>();
        while (true) {
            String line = in.readLine();
            if (line == null) {
                throw new IOException("the other side is gone");
            }
            if (line.equals(".")) {
                return lines;
            }
            lines.add(line);
        }
    }

    /** Ends it, whatever it is doing. */
    @Override
    public void close() {
        process.destroyForcibly();
    }
}
