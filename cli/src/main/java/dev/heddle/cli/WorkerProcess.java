package dev.heddle.cli;

import dev.heddle.cache.Cache;
import dev.heddle.cache.Scratch;
import dev.heddle.dpor.Assignment;
import dev.heddle.dpor.Harvest;
import dev.heddle.explore.result.Part;
import dev.heddle.explore.result.PartText;
import dev.heddle.model.FormatException;
import dev.heddle.model.Job;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.lang.ProcessBuilder.Redirect;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** A JVM like this one that explores what it is given, by {@link Letters}. What it prints, or the program that it runs, goes nowhere. */
final class WorkerProcess implements AutoCloseable {

    /** Says that a process has no memory left. */
    static final class OutOfMemoryException extends IOException {

        private static final long serialVersionUID = 1;
    }

    private static final long SHORTEST_PAUSE = 1;
    private static final long LONGEST_PAUSE = 20;

    private final Scratch scratch;
    private final Process process;
    private final BufferedWriter requests;
    private final Letters letters;

    WorkerProcess() throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName(), "worker"));
        scratch = new Scratch(Cache.ofUser());
        letters = new Letters(Seal.fresh(), scratch.directory());
        try {
            process = new ProcessBuilder(command).redirectOutput(Redirect.DISCARD).redirectError(Redirect.DISCARD).start();
        } catch (IOException e) {
            scratch.close();
            throw e;
        }
        requests = new BufferedWriter(new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8));
    }

    /** Tells it the job; a worker that would do another one is refused. */
    void begin(Job job) throws IOException {
        letters.introduce(requests);
        List<String> hello = ask(job.lines());
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
        try {
            for (List<String> answer = ask(assignment.lines());; answer = answer()) {
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

    /** The first answer to {@code question}. */
    private List<String> ask(List<String> question) throws IOException {
        try {
            letters.ask(requests, question);
        } catch (IOException e) {
            close();
            throw e;
        }
        return answer();
    }

    /** The next answer. Whoever gives another one than the process, or makes it give none, has ended it. */
    private List<String> answer() throws IOException {
        try {
            long pause = SHORTEST_PAUSE;
            while (!letters.isAnswered()) {
                if (!process.isAlive() && !letters.isAnswered()) {
                    throw new IOException("the other side is gone");
                }
                Thread.sleep(pause);
                pause = Math.min(LONGEST_PAUSE, pause + 1);
            }
            return letters.answer();
        } catch (IOException e) {
            close();
            throw e;
        } catch (InterruptedException e) {
            close();
            throw new IOException("interrupted", e);
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
        scratch.close();
    }
}
