package dev.heddle.cli;

import dev.heddle.cache.Cache;
import dev.heddle.cache.Scratch;
import dev.heddle.dpor.Assignment;
import dev.heddle.dpor.Harvest;
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

/** A JVM like this one that explores what it is given, by {@link Letters}. What it prints, or the program that it runs, goes nowhere. */
final class WorkerProcess implements AutoCloseable {

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

    /** Has {@code assignment} done. */
    Harvest work(Assignment assignment) throws IOException {
        try {
            return Harvest.parse(ask(assignment.lines()));
        } catch (FormatException e) {
            throw new IOException("the other side is confused", e);
        }
    }

    /** The answer to {@code question}. Whoever gives another one than the process, or makes it give none, has ended it. */
    private List<String> ask(List<String> question) throws IOException {
        try {
            letters.ask(requests, question);
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

    /** Ends it, whatever it is doing. */
    @Override
    public void close() {
        process.destroyForcibly();
        scratch.close();
    }
}
