package dev.heddle.scheduler.claims;

import dev.heddle.scheduler.kernel.Calls;
import dev.heddle.scheduler.kernel.Execution;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.kernel.Properties;
import java.util.function.BooleanSupplier;

/** What one thread tells Heddle about the execution: invariants, events and properties of them, histories; and the values it lets Heddle choose. */
public final class Claims {

    private final ProgramThread thread;
    private final Execution execution;

    public Claims(ProgramThread thread) {
        this.thread = thread;
        this.execution = thread.execution();
    }

    /** Takes one of {@code options} values. */
    public int choose(int options) {
        if (options == 1) {
            return 0;
        }
        Choose choose = new Choose(options);
        thread.perform(choose);
        return choose.value();
    }

    /** From now on {@code condition} has to hold after every visible operation. */
    public void invariant(String name, BooleanSupplier condition) {
        thread.publish(condition);
        execution.invariants().add(name, condition, thread);
    }

    /** Tells that something happens. */
    public void event(String name) {
        Properties properties = execution.properties();
        thread.perform(new ProgramEvent(name));
        thread.quiet++;
        properties.report(thread);
        thread.quiet--;
    }

    public void never(String event) {
        execution.properties().add(Properties.Rule.NEVER, event, null);
    }

    public void atMostOnce(String event) {
        execution.properties().add(Properties.Rule.AT_MOST_ONCE, event, null);
    }

    public void precedes(String first, String then) {
        execution.properties().add(Properties.Rule.PRECEDES, first, then);
    }

    public void eventually(String event) {
        execution.properties().add(Properties.Rule.EVENTUALLY, event, null);
    }

    /** Threads of this execution are going to call operations; {@code endless} says whether what has not returned may wait for ever. */
    public void history(int callers, BooleanSupplier endless) {
        execution.history(new Calls(callers, endless));
    }

    /** The thread is about to call an operation, of which {@code name} is the text. */
    public void calls(int caller, Object name) {
        thread.begins(execution.calls().call(caller, name));
    }

    /** The operation is over; returns how many of each caller were over when it began. */
    public int[] returns() {
        return thread.returns();
    }
}
