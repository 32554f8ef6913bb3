package dev.heddle.scheduler.carriers;

import dev.heddle.runtime.Control;
import dev.heddle.runtime.Internals;
import dev.heddle.scheduler.kernel.Abandon;
import dev.heddle.scheduler.kernel.Carrier;
import dev.heddle.scheduler.kernel.ProgramThread;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;

/**
 * Runs all threads of the program as continuations of one JVM thread.
 *
 * <p>A switch is a return to the loop in {@link #run} and a call from there: no kernel, no other core. A thread whose
 * execution is over is simply never resumed; nothing has to be unwound.
 */
public final class Continuations extends Carrier {

    private static final boolean PRESENT;
    private static final Object SCOPE;
    private static final MethodHandle CREATE;
    private static final MethodHandle RUN;
    private static final MethodHandle YIELD;

    static {
        Object scope = null;
        MethodHandle create = null;
        MethodHandle run = null;
        MethodHandle yield = null;
        try {
            Class<?> continuation = Class.forName("jdk.internal.vm.Continuation");
            Class<?> scopeType = Class.forName("jdk.internal.vm.ContinuationScope");
            scope = Internals.LOOKUP.findConstructor(scopeType, MethodType.methodType(void.class, String.class)).invoke("heddle");
            create = Internals.LOOKUP.findConstructor(continuation, MethodType.methodType(void.class, scopeType, Runnable.class))
                    .asType(MethodType.methodType(Object.class, Object.class, Runnable.class));
            run = Internals.virtual(continuation, "run", void.class).asType(MethodType.methodType(void.class, Object.class));
            yield = Internals.statically(continuation, "yield", boolean.class, scopeType)
                    .asType(MethodType.methodType(boolean.class, Object.class));
        } catch (Throwable absent) {
            scope = null;
        }
        SCOPE = scope;
        CREATE = create;
        RUN = run;
        YIELD = yield;
        PRESENT = scope != null;
    }

    private ProgramThread next;
    private Thread carrier;
    private String pinned;

    public static boolean available() {
        return PRESENT;
    }

    /** If the execution had to be given up because a native frame held a stack in place, where; else null. */
    public String pinned() {
        return pinned;
    }

    @Override
    public void run(ProgramThread main) {
        pinned = null;
        carrier = Thread.currentThread();
        next = main;
        try {
            while (next != null) {
                ProgramThread thread = next;
                next = null;
                if (thread.stack == null) {
                    thread.carrier = carrier;
                    thread.stack = create(thread);
                }
                Control.current = thread;
                resume(thread.stack);
            }
        } finally {
            Control.current = null;
        }
    }

    private static Object create(ProgramThread thread) {
        try {
            return (Object) CREATE.invokeExact(SCOPE, (Runnable) new Body(thread));
        } catch (Throwable e) {
            throw Internals.sneak(e);
        }
    }

    private static void resume(Object continuation) {
        try {
            RUN.invokeExact(continuation);
        } catch (Throwable e) {
            throw Internals.sneak(e);
        }
    }

    private record Body(ProgramThread thread) implements Runnable {

        @Override
        public void run() {
            thread.live();
        }
    }

    @Override
    public void pass(ProgramThread from, ProgramThread to) {
        next = to;
        suspend(from);
    }

    private void suspend(ProgramThread from) {
        try {
            boolean ignored = (boolean) YIELD.invokeExact(SCOPE);
        } catch (IllegalStateException cannotYield) {
            pinned = cannotYield.getMessage();
            next = null;
            from.abandon();
            throw Abandon.NOW;
        } catch (Throwable e) {
            throw Internals.sneak(e);
        }
    }

    @Override
    public void leave(ProgramThread from, ProgramThread to) {
        next = to;
    }

    @Override
    public void stop(ProgramThread from) {
        next = null;
        suspend(from);
        throw new AssertionError("resumed after the end");
    }

    @Override
    public void discard(ProgramThread from) {
        stop(from);
    }
}
