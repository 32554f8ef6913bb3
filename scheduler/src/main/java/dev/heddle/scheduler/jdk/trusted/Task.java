package dev.heddle.scheduler.jdk.trusted;

import dev.heddle.model.Footprint;
import dev.heddle.model.Operation.Kind;
import dev.heddle.model.Readiness;
import dev.heddle.runtime.Internals;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.kernel.Synchronizer;
import dev.heddle.scheduler.memory.Keys;
import dev.heddle.scheduler.memory.Shared;
import dev.heddle.scheduler.primitives.Blocking;
import java.lang.invoke.MethodHandle;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;
import jdk.internal.misc.Unsafe;

/** A task that somebody runs and others wait for, as far as threads can notice each other in it: whether it is done, and who runs it. */
final class Task extends Synchronizer {

    private static final Unsafe U = Internals.UNSAFE;
    private static final int NEW = 0;
    private static final long STATE = Internals.offset(FutureTask.class, "state");
    private static final long RUNNER = Internals.offset(FutureTask.class, "runner");
    private static final long CALLABLE = Internals.offset(FutureTask.class, "callable");
    private static final MethodHandle SET = Internals.virtual(FutureTask.class, "set", void.class, Object.class);
    private static final MethodHandle SET_EXCEPTION = Internals.virtual(FutureTask.class, "setException", void.class, Throwable.class);

    private final FutureTask<?> future;
    private final long runner;
    private final Interrupting interrupting;

    Task(Shared shared, FutureTask<?> future) {
        super(shared, "done");
        this.future = future;
        this.runner = Keys.of(shared, Keys.named("runner"));
        this.interrupting = new Interrupting(shared);
    }

    private boolean isNew() {
        return U.getIntVolatile(future, STATE) == NEW;
    }

    /** 1 if it is done. */
    @Override
    protected long state() {
        return isNew() ? 0 : 1;
    }

    private void touchDone(Footprint all, boolean write) {
        touch(null, all, write);
    }

    /** The calling thread is to run it; what to call, or null if it is done already or somebody else runs it. */
    Callable<?> begin() {
        return Call.update(Kind.UPDATE, this, "run", all -> {
            touchDone(all, false);
            all.add(runner, true, 0, 0);
        }, thread -> {
            if (!isNew() || U.getReference(future, RUNNER) != null) {
                return null;
            }
            U.putReference(future, RUNNER, thread.thread);
            return (Callable<?>) U.getReference(future, CALLABLE);
        });
    }

    /** It has a result, unless somebody has cancelled it: then false. */
    boolean complete(Object result) {
        return end("complete", SET, result);
    }

    /** It has failed, unless somebody has cancelled it: then false. */
    boolean fail(Throwable thrown) {
        return end("fail", SET_EXCEPTION, thrown);
    }

    private boolean end(String name, MethodHandle setter, Object outcome) {
        return Call.change(Kind.SIGNAL, this, name, all -> touchDone(all, true), thread -> {
            U.putReference(future, RUNNER, null);
            if (!isNew()) {
                return false;
            }
            thread.publish(outcome);
            thread.trust(() -> {
                try {
                    return setter.invoke(future, outcome);
                } catch (Throwable failure) {
                    throw Internals.<RuntimeException>sneak(failure);
                }
            });
            release(thread);
            changed();
            return true;
        });
    }

    boolean cancel(boolean mayInterrupt) {
        Thread[] interrupted = new Thread[1];
        boolean cancelled = Call.change(Kind.SIGNAL, this, "cancel", all -> {
            touchDone(all, true);
            all.add(runner, false, 0, 0);
        }, thread -> {
            if (!isNew()) {
                return false;
            }
            interrupted[0] = mayInterrupt ? (Thread) U.getReference(future, RUNNER) : null;
            interrupting.now = interrupted[0] != null;
            thread.trust(() -> future.cancel(false));
            release(thread);
            changed();
            return true;
        });
        if (interrupted[0] != null) {
            interrupted[0].interrupt();
            interrupting.over();
        }
        return cancelled;
    }

    /** Waits until whoever has cancelled the task has interrupted the calling thread, if that is under way: what the thread does next must not be hit. */
    void awaitInterrupt() {
        ProgramThread current = ProgramThread.current();
        interrupting.new Await(current).uninterruptiblyBy(current);
    }

    <T> T look(String name, Supplier<T> question) {
        return Call.look(this, name, all -> touchDone(all, false), thread -> {
            acquire(thread);
            return thread.trust(question);
        });
    }

    /** What came of it, which is done. */
    Object report() throws ExecutionException {
        return ProgramThread.current().trust(() -> {
            try {
                return future.get();
            } catch (InterruptedException | ExecutionException failed) {
                throw Internals.<RuntimeException>sneak(failed);
            }
        });
    }

    /** Waits until it is done. */
    final class Await extends Blocking {

        Await(ProgramThread thread, long nanos) {
            super(Kind.AWAIT, Task.this, thread, nanos, true);
            thread.execution().trusted(FutureTask.class);
        }

        @Override
        protected boolean readyFirst() {
            return true;
        }

        @Override
        protected boolean ready(ProgramThread thread) {
            return !isNew();
        }

        @Override
        protected Readiness condition() {
            return Readiness.stateIs(0, 1);
        }

        @Override
        protected void proceed(ProgramThread thread) {
            acquire(thread);
        }

        @Override
        public boolean writes() {
            return false;
        }

        @Override
        public String describe() {
            return "get " + name();
        }
    }

    /** Whether somebody who has cancelled the task is about to interrupt who runs it. */
    private static final class Interrupting extends Synchronizer {

        private boolean now;

        Interrupting(Shared shared) {
            super(shared, "interrupting");
        }

        @Override
        protected long state() {
            return now ? 1 : 0;
        }

        void over() {
            Call.change(Kind.SIGNAL, this, "interrupted who runs", all -> touch(null, all, true), thread -> {
                now = false;
                changed();
                return null;
            });
        }

        /** Waits until it is not so. */
        private final class Await extends Blocking {

            Await(ProgramThread thread) {
                super(Kind.AWAIT, Interrupting.this, thread, -1, false);
            }

            @Override
            protected boolean ready(ProgramThread thread) {
                return !now;
            }

            @Override
            protected Readiness condition() {
                return Readiness.stateIs(0, 0);
            }

            @Override
            protected void proceed(ProgramThread thread) {
                // Nothing happens before what follows because of that.
            }

            @Override
            public boolean writes() {
                return false;
            }
        }
    }
}
