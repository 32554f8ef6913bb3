package dev.heddle.scheduler.kernel;

import dev.heddle.model.CodePoint;
import dev.heddle.model.CutReason;
import dev.heddle.model.Finding;
import dev.heddle.model.RunOutcome;
import dev.heddle.runtime.Control;
import java.util.ArrayList;
import java.util.List;

/** How one execution ends: its outcome, and what was found on the way. */
public final class Ending {

    /** Explains why no thread can go on. */
    public interface Explanation {

        void explain(Execution execution);
    }

    /** Made in good time: when they are needed, there is no room. */
    private static final RunOutcome OUT_OF_MEMORY = new RunOutcome.Cut(CutReason.HEAP);
    private static final RunOutcome OUT_OF_STACK = new RunOutcome.Cut(CutReason.EXHAUSTED);
    private static final RunOutcome FAILED = new RunOutcome.Failed();

    private final Execution execution;
    private final Series series;
    private final Carrier carrier;

    private RunOutcome outcome;
    /**
     * Set when a thread goes no further because the inputs are not as it assumes. What others do wrong after that they could have done before, and it counts; but
     * not that something does not happen, for which the thread may be needed.
     */
    private RunOutcome.AssumptionFailed assumed;
    private volatile Finding stuck;
    private final List<Finding> findings = new ArrayList<>(0);

    /** Set from outside when the run has to stop; seen at visible operations and loop heads. */
    private volatile boolean interrupted;
    /** Why it has to. */
    private volatile RunOutcome interruption;

    Ending(Execution execution, Carrier carrier) {
        this.execution = execution;
        this.series = execution.series;
        this.carrier = carrier;
    }

    /** Ends the execution from inside {@code thread}; does not return. */
    void stop(ProgramThread thread, RunOutcome how) {
        if (stuck != null && findings.stream().noneMatch(finding -> finding.signature().equals(stuck.signature()))) {
            add(stuck);
        }
        if (outcome == null) {
            outcome = how;
        }
        carrier.stop(thread);
    }

    /** A thread goes no further because the inputs are not as it assumes. */
    public void assumptionFailed(RunOutcome.AssumptionFailed how) {
        assumed = how;
    }

    /** Ends the execution because the program says so. */
    public void complete(ProgramThread thread) {
        expectations(thread);
        stop(thread, byFindings());
    }

    /** No thread can go on; called by {@code thread}, which does not return. */
    void standstill(ProgramThread thread) {
        expectations(thread);
        stop(thread, explained(thread));
    }

    /** {@code last} has ended, and with it the program. */
    void over(ProgramThread last) {
        expectations(last);
        outcome = byFindings();
    }

    /** {@code thread} has ended, and no other can go on. */
    void standstillAfter(ProgramThread thread) {
        expectations(thread);
        outcome = explained(thread);
    }

    /** How an execution ends in which no thread can go on. */
    private RunOutcome explained(ProgramThread thread) {
        if (assumed == null && (execution.calls == null || !execution.calls.mayWaitForEver(thread))) {
            series.standstill.explain(execution);
        }
        return byFindings();
    }

    private RunOutcome byFindings() {
        return !findings.isEmpty() ? FAILED : assumed != null ? assumed : new RunOutcome.Completed();
    }

    /** The run is over; what should have happened by now? */
    private void expectations(ProgramThread last) {
        if (assumed == null && execution.properties != null) {
            execution.properties.end(last);
        }
    }

    /** Something is wrong that the program cannot notice itself; does not return if failures end executions. */
    public void fail(ProgramThread thread, Finding finding) {
        add(finding);
        if (series.settings.stopAtFailure()) {
            stop(thread, FAILED);
        }
    }

    public void add(Finding finding) {
        findings.add(execution.timeouts.explain(finding));
    }

    /** A mistake of ours, which is none of the program's: ends the execution; does not return. */
    public void fault(ProgramThread thread, Throwable mistake) {
        series.fault = mistake;
        stop(thread, FAILED);
    }

    /** {@code thread} cannot be brought to say more about {@code finding}, nor to go on: ends the execution; does not return. */
    void speechless(ProgramThread thread, Finding finding) {
        add(finding);
        stop(thread, FAILED);
    }

    /**
     * An error struck {@code thread} in the middle of an operation, so that its effect is unknown: nothing can be said from here on. Who is only asked
     * about what went wrong has done all that counts before.
     */
    void poisoned(ProgramThread thread, VirtualMachineError error) {
        if (thread.telling != null) {
            stuck = thread.telling.foreseen();
            interruption = FAILED;
        } else if (outcome == null) {
            outcome = error instanceof OutOfMemoryError ? OUT_OF_MEMORY : OUT_OF_STACK;
        }
        interrupted = true;
    }

    /** {@code thread} has come to the end of its stack, nobody can say where exactly; does not return. */
    public void outOfStack(ProgramThread thread) {
        stop(thread, OUT_OF_STACK);
    }

    /** Called from outside: the thread that has its turn has not come to a visible operation for too long. */
    public void stuck(StackTraceElement[] where) {
        List<StackTraceElement> stack = Recorder.programStack(where);
        CodePoint point = Recorder.programPoint(stack);
        StringBuilder trace = new StringBuilder();
        stack.forEach(frame -> trace.append("\tat ").append(frame).append('\n'));
        ProgramThread thread = (ProgramThread) Control.current;
        Telling telling = thread == null ? null : thread.telling;
        if (telling != null) {
            stuck = telling.foreseen();
            return;
        }
        String name = thread == null ? "a thread" : thread.name();
        stuck = new Finding(Finding.Kind.STUCK, name + " does not come to a visible operation", List.of(),
                thread == null ? List.of() : List.of(thread.id), point == null ? List.of() : List.of(point), List.of(), trace.toString());
    }

    /** Called from outside: the execution ends at its next visible operation or loop. */
    public void interrupt(RunOutcome how) {
        interruption = how;
        interrupted = true;
    }

    boolean isInterrupted() {
        return interrupted;
    }

    /** Ends the execution if it was interrupted; then it does not return. */
    void stopIfInterrupted(ProgramThread thread) {
        if (interrupted) {
            stop(thread, interruption == null ? new RunOutcome.Cut(CutReason.INTERRUPTED) : interruption);
        }
    }

    /** The same at a loop, where the code of {@code thread} is the program's. */
    void stopLoop(ProgramThread thread) {
        if (thread.isAbandoned()) {
            thread.perform(Begin.ACTION);
        }
        thread.quiet++;
        try {
            stopIfInterrupted(thread);
        } finally {
            thread.quiet--;
        }
    }

    RunOutcome outcome() {
        return assumed != null && findings.isEmpty() ? assumed : outcome;
    }

    List<Finding> findings() {
        return List.copyOf(findings);
    }
}
