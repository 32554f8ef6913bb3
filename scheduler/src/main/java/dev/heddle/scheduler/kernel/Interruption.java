package dev.heddle.scheduler.kernel;

import dev.heddle.model.Footprint;
import dev.heddle.model.Resource;
import dev.heddle.scheduler.memory.Shared;

/** The interrupt status of a thread. */
public final class Interruption extends Synchronizer {

    private boolean set;

    public Interruption(Shared thread) {
        super(thread, "interruption");
    }

    public boolean isSet() {
        return set;
    }

    /** Clears the status without an event of its own; true if it was set. What the interrupter did happened before. */
    public boolean clear(ProgramThread by) {
        if (!set) {
            return false;
        }
        set = false;
        changed();
        acquire(by);
        by.spins.effect();
        return true;
    }

    public void interrupt(ProgramThread by, Thread target) {
        by.execution.lens.learnInterrupts();
        by.perform(new Interrupt(target));
    }

    public boolean query(ProgramThread by, boolean clear) {
        Query query = new Query(clear);
        by.perform(query);
        return query.answer;
    }

    @Override
    protected long state() {
        return set ? 1 : 0;
    }

    @Override
    public String name() {
        return "interrupt status of " + shared().name();
    }

    private final class Interrupt extends Action {

        private final Thread target;

        Interrupt(Thread target) {
            super(Kind.INTERRUPT, 0);
            this.target = target;
        }

        @Override
        protected void touch(ProgramThread thread, Footprint all) {
            super.touch(thread, all);
            Interruptible waiter = waiter(thread);
            if (waiter != null) {
                waiter.touch(thread, all);
            }
        }

        @Override
        protected void run(ProgramThread thread) {
            set = true;
            changed();
            release(thread);
            Interruptible waiter = waiter(thread);
            if (waiter != null) {
                waiter.interrupt();
            }
        }

        /** What the target waits in, if it has started and waits. */
        private Interruptible waiter(ProgramThread thread) {
            ProgramThread started = thread.execution.of(target);
            return started == null ? null : started.waiter;
        }

        @Override
        public Resource resource() {
            return Interruption.this;
        }

        @Override
        public String describe() {
            return "interrupt " + shared().threadName();
        }
    }

    private final class Query extends Action {

        private final boolean clear;
        private boolean answer;

        Query(boolean clear) {
            super(Kind.READ, 0);
            this.clear = clear;
        }

        @Override
        protected void run(ProgramThread thread) {
            answer = set;
            if (!answer) {
                thread.spins.read(Interruption.this);
            } else if (clear) {
                clearInterruption(thread);
            } else {
                acquire(thread);
                thread.spins.read(Interruption.this);
            }
        }

        @Override
        public boolean writes() {
            return false;
        }

        @Override
        protected boolean pure() {
            return !(clear && answer);
        }

        @Override
        public Resource resource() {
            return Interruption.this;
        }
    }
}
