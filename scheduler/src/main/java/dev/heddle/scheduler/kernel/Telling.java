package dev.heddle.scheduler.kernel;

import dev.heddle.model.Finding;
import dev.heddle.term.Term;
import java.util.concurrent.Callable;

/**
 * What the program's objects are asked about themselves, for a report: their own methods answer, which may only look, as invariants do, and
 * not for ever. Who answers in another way has not answered, and that is all.
 */
public final class Telling {

    /** How often loops may go round in one answer. */
    private static final int MOST_ROUNDS = 1_000_000;
    /** How often code may go on that was told to stop. */
    private static final int MOST_REFUSALS = 100;

    /**
     * An answer.
     *
     * @param value what was answered; null if nothing was
     * @param problem why there is no answer, as the end of a sentence; null if there is one
     */
    public record Answer<T>(T value, String problem) {
    }

    /** Thrown through code that does more than to answer. */
    private static final class Refusal extends Error {

        private static final long serialVersionUID = 1;

        Refusal(String reason) {
            super(reason, null, false, false);
        }
    }

    private final ProgramThread thread;
    private final Finding foreseen;
    private int rounds;
    private int refusals;
    /** What the code did that it must not; null if nothing. */
    private Refusal refused;

    /** Questions that {@code thread} asks on its own stack; what is to be reported if it never gets an answer is {@code foreseen}. */
    public Telling(ProgramThread thread, Finding foreseen) {
        this.thread = thread;
        this.foreseen = foreseen;
    }

    Finding foreseen() {
        return foreseen;
    }

    /** Asks; code of Heddle may run here only if it is quiet by itself. */
    public <T> Answer<T> ask(Callable<T> question) {
        int quiet = thread.quiet;
        int called = thread.called;
        Term[] arguments = thread.arguments;
        Term returned = thread.returned;
        Invariants.Deciding deciding = thread.deciding;
        boolean watching = thread.watching;
        rounds = 0;
        refusals = 0;
        refused = null;
        thread.quiet = 0;
        thread.called = 0;
        thread.arguments = null;
        thread.deciding = Invariants.Deciding.KNOWN;
        thread.watching = true;
        thread.telling = this;
        try {
            T value = question.call();
            return refused == null ? new Answer<>(value, null) : new Answer<>(null, refused.getMessage());
        } catch (Abandon over) {
            throw over;
        } catch (OutOfMemoryError full) {
            if (isFull()) {
                breakOff();
            }
            return new Answer<>(null, "throws java.lang.OutOfMemoryError");
        } catch (Throwable thrown) {
            return new Answer<>(null, refused != null ? refused.getMessage() : "throws " + thrown.getClass().getName());
        } finally {
            thread.telling = null;
            thread.watching = watching;
            thread.deciding = deciding;
            thread.called = called;
            thread.arguments = arguments;
            thread.returned = returned;
            thread.quiet = quiet;
        }
    }

    /** A loop goes round. */
    void round() {
        if (++rounds > MOST_ROUNDS) {
            refuse("does not come to an end");
        }
    }

    /** The code is about to do more than to look. */
    void refuse(String reason) {
        if (refused == null) {
            refused = new Refusal(reason);
        }
        if (++refusals > MOST_REFUSALS) {
            breakOff();
        }
        throw refused;
    }

    /** There is no use in asking on: ends the execution; does not return. */
    void breakOff() {
        thread.quiet++;
        try {
            thread.execution.ending.speechless(thread, foreseen);
        } finally {
            thread.quiet--;
        }
    }

    /** True if what the code has taken is still in use, so that there is nothing left to go on with. */
    private boolean isFull() {
        thread.quiet++;
        try {
            thread.execution.series.reserve().giveUp();
            System.gc();
            Runtime runtime = Runtime.getRuntime();
            return runtime.totalMemory() - runtime.freeMemory() > runtime.maxMemory() / 2;
        } finally {
            thread.quiet--;
        }
    }
}
