package dev.heddle.cli;

import dev.heddle.dpor.Assignment;
import dev.heddle.dpor.Harvest;
import dev.heddle.explore.result.Part;
import dev.heddle.explore.result.PartText;
import dev.heddle.model.FormatException;
import dev.heddle.model.Job;
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
import java.util.function.Consumer;

/** A JVM like this one that explores what it is given, line by line through its standard streams. */
final class WorkerProcess implements AutoCloseable {

    /** Says that a process has no memory left. */
    static final class OutOfMemoryException extends IOException {

        private static final long serialVersionUID = 1;
    }

    private final Process process;
    private final BufferedReader answers;
    private final BufferedWriter requests;

    WorkerProcess() throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName(), "worker"));
        process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        answers = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        requests = new BufferedWriter(new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8));
    }

    /** Tells it the job; a worker that would do another one is refused. */
    void begin(Job job) throws IOException {
        say(job.lines());
        List<String> hello = lines(answers);
        List<String> expected = WorkerCommand.hello(job);
        for (int i = 0; i < expected.size(); i++) {
            if (i >= hello.size() || !hello.get(i).equals(expected.get(i))) {
                throw new UsageException("a process that should explore a part of the search would do something else: it says '"
                        + (i < hello.size() ? hello.get(i) : "") + "' instead of '" + expected.get(i) + "'");
            }
        }
    }

    /** Has {@code assignment} done; {@code early} is told of what is found before all of it is. */
    Harvest work(Assignment assignment, Consumer<Part> early) throws IOException {
        say(assignment.lines());
        try {
            for (List<String> answer = lines(answers);; answer = lines(answers)) {
                if (answer.equals(List.of(WorkerCommand.OUT_OF_MEMORY))) {
                    throw new OutOfMemoryException();
                }
                if (answer.isEmpty() || !answer.get(0).equals(WorkerCommand.EARLY)) {
                    return Harvest.parse(answer);
                }
                early.accept(PartText.parse(answer.subList(1, answer.size())));
            }
        } catch (FormatException e) {
            throw new IOException("the other side is confused", e);
        }
    }

    private void say(List<String> lines) throws IOException {
        for (String line : lines) {
            requests.write(line);
            requests.newLine();
        }
        requests.write(".");
        requests.newLine();
        requests.flush();
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

    /** Asks it to come back with what it has; by its handle, since the process would close the streams that it answers through. */
    void interrupt() {
        process.toHandle().destroy();
    }

    /** Ends it, whatever it is doing. */
    @Override
    public void close() {
        process.destroyForcibly();
    }
}
