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

    /** Called when the thread has ended as the last one. What hooks have started and not awaited is over when they are. */
    public void afterEnd() {
        if (runHooks() && !execution.threads().isLast(thread)) {
            halt(0);
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
            await(hook);
        }
        return hooks.length > 0;
    }

    /** Waits for the end of {@code hook}; as in the JDK, interrupts do not count. */
    private void await(Thread hook) {
        Lifetime lifetime = ThreadState.of(execution.heap().track(hook)).lifetime;
        boolean interrupted;
        do {
            interrupted = lifetime.join(thread, -1);
        } while (interrupted);
    }
}
