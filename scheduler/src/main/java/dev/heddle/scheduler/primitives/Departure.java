package dev.heddle.scheduler.primitives;

import dev.heddle.model.Footprint;
import dev.heddle.model.Readiness;
import dev.heddle.model.Resource;
import dev.heddle.scheduler.kernel.Action;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.kernel.ProgramThreads;
import dev.heddle.scheduler.memory.Keys;

/**
 * The end of a program that has daemons, by the last of its other threads. It takes a turn of its own: what daemons do after that thread has ended, and before the JVM has, counts.
 *
 * <p>That daemons did less before it is the beginning of an execution in which they did more, and shows nothing that the latter does not; unless something is to happen before the end.
 */
public final class Departure extends Action {

    private static final long LAST = Keys.named("the last thread");
    private static final int OTHERS_LEFT = 1;
    private static final int NOBODY_LEFT = 0;

    private Departure() {
        super(Kind.END, 0);
    }

    /** Called when {@code thread} has ended: if it is the last, the program does. */
    public static void of(ProgramThread thread) {
        ProgramThreads threads = thread.execution().threads();
        if (threads.haveDaemons() && threads.isLast(thread)) {
            thread.perform(new Departure());
        }
    }

    /** Adds, to the end of a thread, that nobody departs before it. */
    static void touchBefore(ProgramThread thread, Footprint all) {
        if (!thread.isDaemon() && thread.execution().threads().haveDaemons()) {
            all.add(LAST, false, OTHERS_LEFT, 0);
        }
    }

    @Override
    protected void touch(ProgramThread thread, Footprint all) {
        all.add(LAST, true, NOBODY_LEFT, 0);
        thread.execution().properties().touchEnd(all);
        touchWorld(thread, all);
    }

    @Override
    protected Readiness readiness(ProgramThread thread) {
        return Readiness.stateIs(0, NOBODY_LEFT);
    }

    @Override
    protected void run(ProgramThread thread) {
        // Whoever asks for the next thread is told that the program is over.
    }

    @Override
    public Resource resource() {
        return null;
    }

    @Override
    public String describe() {
        return "the program ends";
    }
}
