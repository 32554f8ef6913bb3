package dev.heddle.scheduler.kernel;

import dev.heddle.model.Footprint;
import dev.heddle.model.Operation;
import dev.heddle.scheduler.memory.Keys;
import java.util.function.BooleanSupplier;

/**
 * The operations that some threads of an execution call one after the other, and which of them had returned when another began:
 * the history of Herlihy and Wing, "Linearizability: A Correctness Condition for Concurrent Objects", 1990.
 *
 * <p>That an operation returns is noticed by operations of other threads that begin later. Executions that differ in such an order are not
 * equivalent, so it must be in the footprints: each caller has a resource, which the returns of its operations write and the beginnings of
 * operations of others read. Two beginnings, or two returns, may change places.
 *
 * <p>Beginnings and returns are not events of their own, because there would be many more executions then. An operation begins with its
 * first visible operation and returns with its last one. Whoever calls a little earlier, or sees the return a little later, knows of fewer
 * operations that are over, so nothing is lost: what is right for the shortest stretch of time is right for every longer one. Only
 * where a visible operation does not wait for a decision, or there is none, a {@link CallBoundary} stands for it.
 *
 * <p>Which one is the last is known when the thread has gone on. What an operation sees decides whether it is the last one, so each
 * may write the resource of its caller, and is open about that where it finds something else.
 */
public final class Calls {

    private final int[] returned;
    private final long[] keys;
    private final BooleanSupplier endless;

    /** {@code endless} says whether operations that have not returned may wait for ever. */
    public Calls(int callers, BooleanSupplier endless) {
        this.returned = new int[callers];
        this.keys = new long[callers];
        this.endless = endless;
        for (int i = 0; i < callers; i++) {
            keys[i] = Keys.named("operations of caller " + i);
        }
    }

    /** A call of the operation that {@code name} is the text of. */
    public Call call(int caller, Object name) {
        return new Call(this, caller, name);
    }

    /** True if it is right that no thread can go on. */
    boolean mayWaitForEver(ProgramThread thread) {
        thread.quiet++;
        try {
            return endless.getAsBoolean();
        } finally {
            thread.quiet--;
        }
    }

    /** One call of an operation. */
    static final class Call {

        private final Calls calls;
        private final int caller;
        /** What is called; null once it was told. */
        private Object name;
        /** How many operations of each caller had returned when it began; null if it has not begun. */
        private int[] before;
        /** The visible operation that is the last one if none follows; null if a boundary is needed. */
        private Action last;

        private Call(Calls calls, int caller, Object name) {
            this.calls = calls;
            this.caller = caller;
            this.name = name;
        }

        /** What is called, for the first who asks; else null. */
        String name() {
            String text = name == null ? null : name.toString();
            name = null;
            return text;
        }

        /** True if {@code action} cannot stand for the beginning of the operation. */
        boolean needsBoundary(Action action, ProgramThread thread) {
            return before == null && !isDecidedOn(action, thread);
        }

        void touch(Footprint footprint) {
            for (int i = 0; i < calls.keys.length && before == null; i++) {
                if (i != caller) {
                    footprint.addBeside(calls.keys[i]);
                }
            }
            footprint.addPossible(calls.keys[caller]);
        }

        void begins() {
            if (before == null) {
                before = calls.returned.clone();
            }
        }

        void performed(Action action, ProgramThread thread) {
            if (isDecidedOn(action, thread)) {
                last = action;
            } else if (action.kind() != Operation.Kind.RELEASE) {
                last = null;
            }
        }

        /** What follows depends on inputs. */
        void decided() {
            last = null;
        }

        /** The operation is over; returns how many of each caller were when it began. */
        int[] returns(ProgramThread thread) {
            if (last == null) {
                thread.perform(new CallBoundary());
            }
            last.footprint().confirm(calls.keys[caller]);
            calls.returned[caller]++;
            return before;
        }

        /** True if it is decided when {@code action} happens, and it is clear what the thread does next. */
        private static boolean isDecidedOn(Action action, ProgramThread thread) {
            return switch (action.kind()) {
                case START, BEGIN, END, JOIN, WAIT, NOTIFY, INITIALIZE, CHOOSE, BRANCH, SPIN -> false;
                default -> !action.eager(thread);
            };
        }
    }
}
