package dev.heddle.scheduler.inputs;

import dev.heddle.model.CodePoint;
import dev.heddle.model.Finding;
import dev.heddle.model.RunOutcome;
import dev.heddle.model.ThreadId;
import dev.heddle.scheduler.kernel.Abandon;
import dev.heddle.scheduler.kernel.CodePoints;
import dev.heddle.scheduler.kernel.Execution;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.kernel.Recorder;
import dev.heddle.term.Term;
import dev.heddle.term.Variable;
import java.util.List;

/** How one thread depends on inputs: which it asks for, what it assumes of them, and where they decide how it goes on. */
public final class InputDependence {

    private final ProgramThread thread;
    private final Execution execution;
    private int unnamedInputs;

    public InputDependence(ProgramThread thread) {
        this.thread = thread;
        this.execution = thread.execution();
    }

    /** The value of an input that the program asks for; it has {@code input} for a shadow. */
    public Object ask(Variable input) {
        if (thread.isAbandoned()) {
            throw Abandon.NOW;
        }
        // A loop that asks for another input in every round does not repeat itself.
        thread.spins.effect();
        thread.quiet++;
        try {
            if (execution.calls() != null) {
                thread.unsupported("an operation asks for the input '" + input.name() + "', but what it gives is compared with other executions: use Heddle.choose");
            }
            if (execution.inputs().isTaken(input.name())) {
                thread.unsupported("the program asks a second time for an input named '" + input.name() + "'");
            }
            if (!execution.series().followsInputs() && !execution.inputs().isGiven(input)) {
                execution.series().wantInputs();
            }
            return execution.inputs().ask(input);
        } finally {
            thread.quiet--;
        }
    }

    /** A name for an input that the program gives none: what kind it is, and how often the thread has asked. */
    public String nextName(String kind) {
        unnamedInputs++;
        return (thread.id() == ThreadId.MAIN ? "" : "thread " + thread.id() + ", ") + kind + " " + unnamedInputs;
    }

    /** The thread goes no further unless {@code condition} holds: the program is not meant for such inputs. */
    public void assume(boolean condition) {
        if (!condition) {
            if (thread.isAbandoned()) {
                throw Abandon.NOW;
            }
            CodePoint point = Recorder.programPoint(Recorder.programStack(new Throwable().getStackTrace()));
            execution.ending().assumptionFailed(new RunOutcome.AssumptionFailed(point == null ? "" : point.shortForm()));
            thread.perform(new FailedAssumption());
        }
    }

    public void way(Term[] ways, int taken, int site) {
        thread.decided(new Branch(ways, taken, site));
    }

    public void pin(Term term, int site) {
        thread.decided(new Pin(term, valueOf(term), site));
    }

    public void overflow(String what, int site) {
        if (thread.isAbandoned() || thread.isWatching()) {
            return;
        }
        thread.quiet++;
        try {
            CodePoint point = CodePoints.of(site);
            execution.ending().fail(thread, new Finding(Finding.Kind.OVERFLOW, what + " overflows",
                    List.of("in thread " + thread.name() + ", at " + point.shortForm()), List.of(thread.id()), List.of(point), List.of(), null));
        } finally {
            thread.quiet--;
        }
    }

    /** What a term uses of the JDK is no matter of the program's. */
    public Object valueOf(Term term) {
        thread.quiet++;
        try {
            return term.evaluate(execution.inputs().values());
        } finally {
            thread.quiet--;
        }
    }
}
