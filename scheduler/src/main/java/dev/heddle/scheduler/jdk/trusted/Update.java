package dev.heddle.scheduler.jdk.trusted;

import dev.heddle.model.Footprint;
import dev.heddle.model.Readiness;
import dev.heddle.model.Resource;
import dev.heddle.scheduler.kernel.Action;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.primitives.Blocking;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * A call that may change the entry of one key of a map.
 *
 * <p>If code of the program computes the value, it runs outside of what is trusted. As long as that code does nothing that others can notice, the call is one step all the same. Otherwise there are two: one that keeps others out of
 * the key's bin, and one that puts the value there and lets them in again.
 */
final class Update extends Blocking {

    /** What becomes of a value; null stands for none, both before and afterwards. */
    interface Rule {

        /** The next value, or the same. */
        Object next(Object value);

        /** True if {@link #next} runs the program's code. */
        default boolean asks(Object value) {
            return false;
        }

        /** True if it might do so for some value. */
        default boolean mayAsk() {
            return false;
        }

        /** True if the JDK does not even enter the bin where the key's entry is the first: it is left as it is. */
        default boolean leavesFirst() {
            return false;
        }
    }

    /**
     * A rule by which code of the program may compute the value.
     *
     * @param asked for which values it does so
     * @param function that code
     * @param otherwise what becomes of others
     */
    record Computing(Predicate<Object> asked, UnaryOperator<Object> function, UnaryOperator<Object> otherwise, boolean leavesFirst) implements Rule {

        @Override
        public Object next(Object value) {
            return asks(value) ? function.apply(value) : otherwise.apply(value);
        }

        @Override
        public boolean asks(Object value) {
            return asked.test(value);
        }

        @Override
        public boolean mayAsk() {
            return true;
        }
    }

    private final Mapping mapping;
    private final Object key;
    private final Slot slot;
    private final int bin;
    private final String name;
    private final Rule rule;
    private Object value;
    private boolean asked;
    private boolean changed;
    private boolean surfaced;

    Update(ProgramThread thread, Mapping mapping, Object key, Slot slot, String name, Rule rule) {
        super(Kind.UPDATE, slot, thread, -1, false);
        this.mapping = mapping;
        this.key = key;
        this.slot = slot;
        this.bin = mapping.bin(thread.trust(key::hashCode));
        this.name = name;
        this.rule = rule;
    }

    /** The value that there was. */
    Object before(ProgramThread thread) {
        start(thread);
        thread.perform(this);
        return value;
    }

    /** The value that there is now. */
    Object after(ProgramThread thread) {
        start(thread);
        thread.begin(this);
        if (!asked) {
            Object kept = rule.next(value);
            thread.end(this, () -> { });
            return kept;
        }
        Object next;
        try {
            next = rule.next(value);
        } catch (Throwable thrown) {
            if (!thread.isAbandoned()) {
                finish(thread, value);
            }
            throw thrown;
        }
        finish(thread, next);
        return next;
    }

    private void start(ProgramThread thread) {
        thread.execution().trusted(ConcurrentHashMap.class);
        refuseRecursion(thread);
    }

    /** What the calling thread's own computation does to a bin in which there is something is the JDK's secret. */
    private void refuseRecursion(ProgramThread thread) {
        Mapping.Computation own = thread.trust(() -> needsBin(thread) ? mapping.computation(bin) : null);
        if (own != null && own.by() == thread) {
            if (!own.reserved()) {
                thread.execution().distrust(thread, ConcurrentHashMap.class);
            }
            throw new IllegalStateException("Recursive update");
        }
    }

    private boolean needsBin(ProgramThread thread) {
        return !rule.leavesFirst() || !mapping.isFirst(thread, bin, slot);
    }

    @Override
    protected boolean ready(ProgramThread thread) {
        return mapping.computation(bin) == null || !needsBin(thread);
    }

    @Override
    protected Readiness condition() {
        return rule.leavesFirst() ? Mapping.isOpen().or(Mapping.isFirst(slot)) : Mapping.isOpen();
    }

    @Override
    protected ProgramThread awaited(ProgramThread thread) {
        Mapping.Computation computation = mapping.computation(bin);
        return computation == null ? null : computation.by();
    }

    @Override
    protected void touchAwaited(ProgramThread thread, Footprint all) {
        // Only the thread itself can look into the map.
        boolean looks = ready(thread) && ProgramThread.calling() == thread;
        Object found = looks ? thread.trust(() -> mapping.map.get(key)) : null;
        boolean open = !looks || rule.asks(found);
        Object next = open ? null : rule.next(found);
        mapping.touchBin(thread, all, bin, rule.mayAsk());
        all.addConditional(slot.key(), 0, slot.version());
        if (open || next != found || thread.execution().settings().failuresWrite()) {
            all.changes(slot.key());
        }
        mapping.touchEntries(all, bin, open ? 0 : difference(found, next));
    }

    private static int difference(Object before, Object after) {
        return (after == null ? 0 : 1) - (before == null ? 0 : 1);
    }

    @Override
    protected void proceed(ProgramThread thread) {
        slot.acquire(thread);
        value = thread.trust(() -> mapping.map.get(key));
        asked = rule.asks(value);
        if (asked) {
            mapping.enter(thread, bin, slot);
        } else {
            put(thread, rule.next(value));
        }
    }

    /** Makes {@code next} the value. */
    private void put(ProgramThread thread, Object next) {
        changed = next != value;
        if (!changed) {
            thread.spins.read(slot);
            return;
        }
        thread.publish(next);
        thread.trust(() -> next == null ? mapping.map.remove(key) : mapping.map.put(key, next));
        slot.release(thread);
        slot.changed();
        mapping.changed(thread, difference(value, next));
    }

    @Override
    protected void surface(ProgramThread thread) {
        surfaced = true;
        onlyLooked();
        touchAsWell(thread, mapping::changesBin);
        mapping.binsMatter(thread);
    }

    /** The program's code has computed {@code next}, or thrown an exception: then it is what it was. */
    private void finish(ProgramThread thread, Object next) {
        boolean whole = thread.end(this, () -> {
            mapping.leave(bin);
            if (next == value) {
                settle(thread, false);
            } else if (difference(value, next) != 0) {
                touchAsWell(thread, all -> mapping.touchEntries(all, bin, difference(value, next)));
            }
            put(thread, next);
        });
        if (!whole) {
            thread.perform(new Return(next));
        }
    }

    @Override
    protected boolean pure() {
        return !changed && !surfaced;
    }

    @Override
    public String describe() {
        return (surfaced ? "begin to " : "") + name + " " + slot.name();
    }

    @Override
    protected String waitingFor() {
        Mapping.Computation computation = mapping.computation(bin);
        return computation == null || computation.slot() == slot ? slot.name() : slot.name() + ", which is in one bin with " + computation.slot().name();
    }

    /** Puts what the program's code has computed, and lets others into the bin. */
    private final class Return extends Action {

        private final Object next;

        Return(Object next) {
            super(Kind.UPDATE, 0);
            this.next = next;
        }

        @Override
        protected void touch(ProgramThread thread, Footprint all) {
            mapping.touchBin(thread, all, bin, false);
            mapping.changesBin(all);
            all.add(slot.key(), next != value, 0, slot.version());
            if (difference(value, next) != 0) {
                mapping.touchEntries(all, bin, difference(value, next));
            }
        }

        @Override
        protected void run(ProgramThread thread) {
            mapping.leave(bin);
            put(thread, next);
        }

        @Override
        public Resource resource() {
            return slot;
        }

        @Override
        public String describe() {
            return name + " " + slot.name();
        }
    }
}
