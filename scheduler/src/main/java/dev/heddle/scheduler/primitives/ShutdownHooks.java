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

    public void add(ProgramThread by, Thread hook) {
        if (hook.getState() != Thread.State.NEW) {
            throw new IllegalArgumentException("Hook already running");
        }
        by.publish(hook);
        if (!change(by, "add to", () -> !hooks.contains(hook) && hooks.add(hook))) {
            throw new IllegalArgumentException("Hook previously registered");
        }
    }

    public boolean remove(ProgramThread by, Thread hook) {
        return change(by, "remove from", () -> hooks.remove(hook));
    }

    private boolean change(ProgramThread by, String name, BooleanSupplier step) {
        Boolean done = Instant.update(by, this, Operation.Kind.UPDATE, name, thread -> thread.execution().isShuttingDown() ? null : (Boolean) step.getAsBoolean());
        if (done == null) {
            throw new IllegalStateException("Shutdown in progress");
        }
        return done;
    }

    /** The hooks, each of which is handed out once. */
    Thread[] take() {
        Thread[] taken = hooks.toArray(Thread[]::new);
        hooks.clear();
        return taken;
    }

    @Override
    public String name() {
        return "the shutdown hooks";
    }
}
