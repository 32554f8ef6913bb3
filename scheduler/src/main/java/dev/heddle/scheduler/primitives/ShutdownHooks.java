package dev.heddle.scheduler.primitives;

import dev.heddle.model.Operation;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.kernel.Synchronizer;
import dev.heddle.scheduler.memory.Shared;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/** The threads that are started when the program ends. What they refer to is shared from the moment in which they are registered. */
public final class ShutdownHooks extends Synchronizer {

    private final List<Thread> hooks = new ArrayList<>();

    private ShutdownHooks(Shared runtime) {
        super(runtime, "shutdown");
    }

    public static ShutdownHooks of(ProgramThread thread) {
        return thread.execution().heap().ofClass(Runtime.class).primitive(ShutdownHooks::new);
    }

    /** Registers {@code hook}; false if it was registered before, null if the program is ending. */
    public Boolean add(ProgramThread by, Thread hook) {
        by.execution().lens().learnHooks();
        by.publish(hook);
        return change(by, "add to", () -> !hooks.contains(hook) && hooks.add(hook));
    }

    /** Registers {@code hook} on behalf of the JDK: who does so, and when, is nothing that the program could notice. */
    public void addUnnoticed(ProgramThread by, Thread hook) {
        by.publish(hook);
        hooks.add(hook);
    }

    /** True if {@code hook} was registered and is no longer; null if the program is ending. */
    public Boolean remove(ProgramThread by, Thread hook) {
        return change(by, "remove from", () -> hooks.remove(hook));
    }

    private Boolean change(ProgramThread by, String name, BooleanSupplier step) {
        return Instant.update(by, this, Operation.Kind.UPDATE, name, thread -> {
            acquire(thread);
            release(thread);
            return thread.execution().isShuttingDown() ? null : (Boolean) step.getAsBoolean();
        });
    }

    boolean isEmpty() {
        return hooks.isEmpty();
    }

    /** The hooks, each of which is handed out once. */
    Thread[] take(ProgramThread thread) {
        acquire(thread);
        Thread[] taken = hooks.toArray(Thread[]::new);
        hooks.clear();
        return taken;
    }

    @Override
    public String name() {
        return "the shutdown hooks";
    }
}
