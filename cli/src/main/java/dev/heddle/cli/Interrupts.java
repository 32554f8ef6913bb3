package dev.heddle.cli;

import dev.heddle.explore.Deadline;
import java.util.function.LongSupplier;

/**
 * The wish of whoever started the process that it come to an end. When it is heard first, the search ends, and what it has found is told; when it is heard again, the process
 * ends without that.
 *
 * <p>Not each signal is a wish of its own: {@code timeout} sends one to the process and to its group, a terminal sends one to Maven and to us, whereupon Maven sends us another. What comes shortly
 * after a wish belongs to it.
 */
final class Interrupts {

    /** What is added to a signal's number where a process tells that it was the reason. */
    private static final int SIGNALLED = 128;
    /** How long signals of one wish may be on their way. Whoever is impatient has waited longer. */
    private static final long ECHO_NANOS = 2_000_000_000L;

    private final Deadline deadline;
    private final LongSupplier clock;
    private int times;
    private int first;
    /** When a wish was heard last. */
    private long heard;

    /** Interrupts {@code deadline}, once {@link #listen} was called. */
    Interrupts(Deadline deadline) {
        this(deadline, System::nanoTime);
    }

    Interrupts(Deadline deadline, LongSupplier clock) {
        this.deadline = deadline;
        this.clock = clock;
    }

    void listen() {
        Signals.handle(this::accept);
    }

    private void accept(int signal) {
        switch (hear(signal)) {
            case 0 -> { }
            case 1 -> deadline.interrupt();
            case 2 -> System.exit(SIGNALLED + signal);
            default -> Runtime.getRuntime().halt(SIGNALLED + signal);
        }
    }

    /** How often the wish was heard; 0 if {@code signal} belongs to the last one. */
    synchronized int hear(int signal) {
        long now = clock.getAsLong();
        if (times > 0 && now - heard < ECHO_NANOS) {
            return 0;
        }
        first = first == 0 ? signal : first;
        heard = now;
        return ++times;
    }

    /** The exit code of a search that would have ended with {@code code}: something that was found counts for more than why the search ended. */
    synchronized int exitCode(int code) {
        return first == 0 || code == ExitCode.FOUND ? code : SIGNALLED + first;
    }
}
