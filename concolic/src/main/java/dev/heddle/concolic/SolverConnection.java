package dev.heddle.concolic;

import dev.heddle.cache.Cache;
import dev.heddle.cache.Scratch;
import dev.heddle.concolic.backend.SolverProcess;
import dev.heddle.explore.Deadline;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;

/** The line to the solver process, which is started on first need, and again after it has died. */
final class SolverConnection implements AutoCloseable {

    /** Beyond its time a solver may need some to notice that it is over. */
    private static final int GRACE = 3_000;
    private static final int SECONDS_TO_END = 5;
    /** Most answers come so soon that there is no use in pausing before. */
    private static final int BRIEFLY = 1_000;
    private static final long PAUSE_NANOS = 200_000;

    /** What a solver says: {@code sat}, {@code unsat}, {@code unknown} or an error, and the values if it is {@code sat}. */
    record Reply(String status, String values) {
    }

    /** Thrown when the process died before it answered. */
    static final class LostException extends Exception {

        private static final long serialVersionUID = 1;

        LostException(String message, Throwable cause) {
            super(message, cause);
        }
    }

    private final SolverOptions options;
    private final Statistics statistics;
    private Process process;
    /** Where the process has its temporary files: the solvers unpack their native code, and leave it there. */
    private Scratch scratch;
    private DataInputStream input;
    private DataOutputStream output;
    private boolean lost;
    private boolean starved;
    private int generation;

    SolverConnection(SolverOptions options, Statistics statistics) {
        this.options = options;
        this.statistics = statistics;
    }

    /** A number that changes whenever the process is another one, which knows nothing of the sessions before. */
    int generation() {
        return generation;
    }

    /** Runs a script in a session and, if the answer is {@code sat}, a second one that asks for values. */
    Reply run(String engine, int session, String script, String values) throws LostException {
        return send(SolverProcess.RUN, engine, session, script, values);
    }

    /** Ends a session. */
    void forget(String engine, int session) throws LostException {
        if (process != null) {
            send(SolverProcess.FORGET, engine, session, "", "");
        }
    }

    private Reply send(int kind, String engine, int session, String script, String values) throws LostException {
        try {
            if (process == null) {
                start();
            }
            output.writeInt(kind);
            SolverProcess.write(output, engine);
            output.writeInt(session);
            output.writeInt(options.milliseconds() + GRACE);
            SolverProcess.write(output, script);
            SolverProcess.write(output, values);
            output.flush();
            awaitAnswer();
            return new Reply(SolverProcess.text(input), SolverProcess.text(input));
        } catch (IOException e) {
            String end = end();
            lost = true;
            generation++;
            throw new LostException("the solver process " + end, e);
        }
    }

    /** Returns when there is something to read; if the time of the search is up before, the process has to go, for nobody will read its answer. */
    private void awaitAnswer() throws IOException {
        long start = System.nanoTime();
        Optional<Duration> before = processorTime();
        try {
            for (int i = 0; input.available() == 0 && process.isAlive(); i++) {
                if (i < BRIEFLY) {
                    Thread.yield();
                } else {
                    Deadline.look();
                    LockSupport.parkNanos(PAUSE_NANOS);
                }
            }
        } catch (Deadline.TimeUp up) {
            process.destroyForcibly();
            end();
            lost = true;
            generation++;
            throw up;
        }
        long nanos = System.nanoTime() - start;
        starved = nanos > options.milliseconds() * 1_000_000L / 2 && before.isPresent()
                && processorTime().map(after -> after.minus(before.get()).toNanos() < nanos / 2).orElse(false);
    }

    /** Whether the process had less than half of a processor while it worked on its last answer, which took long. */
    boolean wasStarved() {
        return starved;
    }

    private Optional<Duration> processorTime() {
        return process.toHandle().info().totalCpuDuration();
    }

    private void start() throws IOException {
        String classPath;
        try {
            classPath = options.classPath().get().stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        scratch = new Scratch(Cache.ofUser());
        List<String> command = List.of(options.java(), "-Djava.io.tmpdir=" + scratch.directory(), "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx512m", "-XX:+SuppressFatalErrorMessage",
                "-XX:-UsePerfData", "-cp", classPath, SolverProcess.class.getName());
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(Redirect.DISCARD);
        // Options meant for the tested JVM, such as an agent, are none of the solver's.
        builder.environment().remove("JAVA_TOOL_OPTIONS");
        builder.environment().remove("JDK_JAVA_OPTIONS");
        try {
            process = builder.start();
        } catch (IOException e) {
            scratch.close();
            throw e;
        }
        input = new DataInputStream(new BufferedInputStream(process.getInputStream()));
        output = new DataOutputStream(new BufferedOutputStream(process.getOutputStream()));
        generation++;
        if (lost) {
            statistics.restarted();
            lost = false;
        }
    }

    /** Makes sure that the process has ended, and says how. */
    private String end() {
        if (process == null) {
            return "could not be started";
        }
        Process ended = process;
        process = null;
        try {
            output.close();
        } catch (IOException e) {
            // It has ended before; then nothing need be said to it.
        }
        try {
            if (!ended.waitFor(SECONDS_TO_END, TimeUnit.SECONDS)) {
                ended.destroyForcibly().waitFor();
            }
            return ended.exitValue() == SolverProcess.EXIT_STUCK ? "did not notice that its time was up" : "died (code " + ended.exitValue() + ")";
        } catch (InterruptedException e) {
            ended.destroyForcibly();
            Thread.currentThread().interrupt();
            return "was interrupted";
        } finally {
            scratch.close();
        }
    }

    /** The process, for tests that kill it. */
    Process process() {
        return process;
    }

    @Override
    public void close() {
        if (process != null) {
            end();
        }
    }
}
