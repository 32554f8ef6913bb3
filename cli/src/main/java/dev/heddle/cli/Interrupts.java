package dev.heddle.cli;

import dev.heddle.explore.Deadline;

/**
 * The wish of whoever started the process that it come to an end. When it is heard first, the search ends, and what it has found is told; when it is heard again, the process
 * ends without that.
 */
final class Interrupts {

    /** What is added to a signal's number where a process tells that it was the reason. */
    private static final int SIGNALLED = 128;

    private final Deadline deadline;
    private int times;
    private int first;

    /** Interrupts {@code deadline}, once {@link #listen} was called. */
    Interrupts(Deadline deadline) {
        this.deadline = deadline;
    }

    void listen() {
        Signals.handle(this::accept);
    }

    private void accept(int signal) {
        switch (hear(signal)) {
            case 1 -> deadline.interrupt();
            case 2 -> System.exit(SIGNALLED + signal);
            default -> Runtime.getRuntime().halt(SIGNALLED + signal);
        }
    }

    private synchronized int hear(int signal) {
        first = first == 0 ? signal : first;
        return ++times;
    }

    /** The exit code of a search that would have ended with {@code code}: something that was found counts for more than why the search ended. */
    synchronized int exitCode(int code) {
        return first == 0 || code == ExitCode.FOUND ? code : SIGNALLED + first;
    }
}
