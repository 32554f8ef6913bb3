package dev.heddle.scheduler.kernel;

import dev.heddle.runtime.Internals;
import java.util.stream.Stream;

/**
 * How deep the calls of a thread may go. Where the stack of a JVM ends depends on what was compiled by then, so an execution in which it does
 * could not be repeated. A thread therefore gets its {@link StackOverflowError} at the first operation below a certain depth; in a program that comes to the end of
 * the JVM's stack before that, threads have more of it.
 */
final class StackRoom {

    /** More than the stack that a JVM gives by default has room for, unless frames are very small. */
    private static final int DEEPEST = 20_000;
    private static final long DEFAULT_SIZE = 1 << 20;
    /** The closer to the end, the more often there is a look: after as many operations as this part of the calls that are left. */
    private static final int PART = 4;

    private static final StackWalker WALKER = StackWalker.getInstance();

    /** Where a thread has its wish for a stack: in this object from JDK 19 on, before that itself. */
    private static final long HOLDER = Internals.offset(Thread.class, "holder");
    private static final long SIZE = Internals.offset(Thread.class, "stackSize");

    private final ProgramThread thread;
    private int operations;
    private int nextLook = DEEPEST / PART;

    StackRoom(ProgramThread thread) {
        this.thread = thread;
    }

    /** The thread comes to an operation. */
    void demand() {
        if (operations++ < nextLook) {
            return;
        }
        long left = deepest() - depth();
        if (left < 0) {
            throw new StackOverflowError();
        }
        nextLook = operations + (int) Math.min(left / PART, DEEPEST);
    }

    /** Threads that ask for a larger stack may go deeper. */
    private long deepest() {
        Object holder = HOLDER < 0 ? thread.thread : Internals.UNSAFE.getReference(thread.thread, HOLDER);
        long wanted = holder == null ? 0 : Internals.UNSAFE.getLong(holder, HOLDER < 0 ? SIZE : Internals.offset(holder.getClass(), "stackSize"));
        return DEEPEST * Math.max(1, wanted / DEFAULT_SIZE);
    }

    private int depth() {
        thread.quiet++;
        try {
            return WALKER.walk(Stream::count).intValue();
        } finally {
            thread.quiet--;
        }
    }
}
