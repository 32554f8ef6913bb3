package dev.heddle.scheduler.primitives;

import dev.heddle.model.Footprint;
import dev.heddle.model.Readiness;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.memory.Keys;

/**
 * The end of a program whose threads, but for daemons, have all ended. A thread of the JVM's own brings it about, so it is nobody's who happens to be the last; and it takes a turn: what daemons
 * do after the others have ended, and before the JVM has, counts.
 *
 * <p>That daemons did less before it is the beginning of an execution in which they did more, and shows nothing that the latter does not; unless something is to happen before the end.
 */
final class Departure extends Exit {

    private static final long OTHERS = Keys.named("the threads that the end waits for");
    private static final int SOME_LEFT = 1;
    private static final int NOBODY_LEFT = 0;

    Departure() {
        super("the program ends", true);
    }

    /** Adds, to the end of {@code thread}, that the program does not end before it. */
    static void touchByEnd(ProgramThread thread, Footprint all) {
        if (!thread.isDaemon()) {
            all.add(OTHERS, false, SOME_LEFT, 0);
        }
    }

    /** True if the end of the program waits for {@code child} once {@code starter} has started it, but perhaps comes before that. */
    static boolean mayWaitFor(Thread child, ProgramThread starter) {
        return starter.isDaemon() && !child.isDaemon();
    }

    /** Adds, to the start of {@code child} by {@code thread}, that the end of the program waits for it, unless it has come already. */
    static void touchByStart(ProgramThread thread, Thread child, Footprint all) {
        if (mayWaitFor(child, thread)) {
            all.add(OTHERS, false, thread.execution().threads().haveUsers() ? SOME_LEFT : NOBODY_LEFT, 0);
        }
    }

    @Override
    protected void touch(ProgramThread thread, Footprint all) {
        super.touch(thread, all);
        all.add(OTHERS, true, isLast(thread) ? NOBODY_LEFT : SOME_LEFT, 0);
    }

    private static boolean isLast(ProgramThread thread) {
        return thread.execution().threads().isLast(thread);
    }

    @Override
    protected boolean enabled(ProgramThread thread) {
        return super.enabled(thread) && isLast(thread);
    }

    @Override
    protected String waitingFor() {
        return "the other threads to end";
    }

    @Override
    protected Readiness readiness(ProgramThread thread) {
        return super.readiness(thread).and(Readiness.stateIs(footprint().indexOf(OTHERS), NOBODY_LEFT));
    }
}
