package dev.heddle.scheduler.primitives;

import dev.heddle.scheduler.kernel.Execution;
import dev.heddle.scheduler.kernel.ProgramThread;

/** The end of a program that one thread brings about: by {@code System.exit}, or by being the last one. */
public final class Shutdown {

    private final ProgramThread thread;
    private final Execution execution;

    public Shutdown(ProgramThread thread) {
        this.thread = thread;
        this.execution = thread.execution();
    }

    /** Ends the program, after its shutdown hooks. */
    public void exit(int status) {
        thread.perform(new Exit(status, true));
        if (runHooks()) {
            // The others went on meanwhile.
            thread.perform(new Exit(status, false));
        }
        end();
    }

    /** Ends the program at once. */
    public void halt(int status) {
        thread.perform(new Exit(status, false));
        end();
    }

    private void end() {
        thread.quiet++;
        try {
            execution.ending().complete(thread);
        } finally {
            thread.quiet--;
        }
    }

    /** Called when the thread has nothing left to do; the last one starts the hooks. */
    public void leave() {
        if (ShutdownHooks.isLast(thread)) {
            runHooks();
        }
    }

    /** True if there were hooks to run. */
    private boolean runHooks() {
        thread.quiet++;
        Thread[] hooks = ShutdownHooks.of(thread).take(thread);
        thread.quiet--;
        execution.shutDown();
        for (Thread hook : hooks) {
            hook.start();
        }
        for (Thread hook : hooks) {
            ThreadState.of(execution.heap().track(hook)).lifetime.join(thread, -1);
        }
        return hooks.length > 0;
    }
}
