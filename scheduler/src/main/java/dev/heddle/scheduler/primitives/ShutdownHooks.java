package dev.heddle.scheduler.primitives;

import dev.heddle.model.Operation;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.kernel.ProgramThreads;
import dev.heddle.scheduler.kernel.Synchronizer;
import dev.heddle.scheduler.memory.Shared;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/** The threads that are started when the program ends. What they refer to is shared from the moment in which they are registered. */
public final class ShutdownHooks extends Synchronizer {

    private final List<Thread> hooks = new ArrayList<>();
    /** The threads that have ended. */
    private final List<ProgramThread> gone = new ArrayList<>();

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

    /** True if hooks that the program registered wait, among others, for the end of {@code thread}: then it matters which thread ends last. */
    static boolean awaitEndOf(ProgramThread thread) {
        return !thread.daemon && thread.execution().lens().hooksObserved() && !thread.execution().isShuttingDown();
    }

    /** True if {@code thread}, which is about to end, is the last one that the hooks wait for. */
    static boolean isLast(ProgramThread thread) {
        return awaitEndOf(thread) ? of(thread).goes(thread) : thread.execution().threads().isLast(thread);
    }

    private boolean goes(ProgramThread thread) {
        gone.add(thread);
        release(thread);
        ProgramThreads threads = thread.execution().threads();
        for (int i = 0; i < threads.count(); i++) {
            if (!threads.get(i).daemon && !gone.contains(threads.get(i))) {
                return false;
            }
        }
        return true;
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
