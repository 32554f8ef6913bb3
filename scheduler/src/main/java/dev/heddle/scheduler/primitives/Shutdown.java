package dev.heddle.scheduler.primitives;

import dev.heddle.scheduler.kernel.Execution;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.kernel.ProgramThreads;

/** The end of a program that one thread brings about: by {@code System.exit}, or the JVM's own when nobody but daemons is left. */
public final class Shutdown {

    private final ProgramThread thread;
    private final Execution execution;

    public Shutdown(ProgramThread thread) {
        this.thread = thread;
        this.execution = thread.execution();
    }

    /** Ends the program, after its shutdown hooks. */
    public void exit(int status) {
        end(new Exit("exit " + status, true));
    }

    /** Ends the program at once. */
    public void halt(int status) {
        thread.perform(new Exit("exit " + status, false));
        end();
    }

    /** Called when the thread has ended: if none but daemons are left, the JVM goes on to end the program. */
    public void leave() {
        ProgramThreads threads = execution.threads();
        if (threads.isLast(thread) && (threads.haveDaemons() || !ShutdownHooks.of(thread).isEmpty())) {
            threads.depart(execution.world().departingThread(() -> new Shutdown(ProgramThread.current()).end(new Departure())));
        }
    }

    private void end(Exit exit) {
        thread.perform(exit);
        if (runHooks()) {
            // The others went on meanwhile.
            thread.perform(new Exit(exit.describe(), false));
        }
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

    /** True if there were hooks to run. */
    private boolean runHooks() {
        thread.quiet++;
        Thread[] hooks = ShutdownHooks.of(thread).take(thread);
        thread.quiet--;
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
