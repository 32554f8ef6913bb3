package dev.heddle.scheduler.primitives;

import dev.heddle.model.Footprint;
import dev.heddle.model.Readiness;
import dev.heddle.model.Resource;
import dev.heddle.scheduler.kernel.Action;
import dev.heddle.scheduler.kernel.Patience;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.kernel.Synchronizer;
import dev.heddle.scheduler.memory.FieldSlot;
import dev.heddle.scheduler.memory.Shared;

/** The permit of a thread: {@code LockSupport.park} and {@code unpark}. */
final class Permit extends Synchronizer {

    private boolean available;

    private final ThreadState state;

    Permit(Shared thread, ThreadState state) {
        super(thread, "permit");
        this.state = state;
    }

    /** {@code nanos} is negative for parking without a limit. */
    void park(ProgramThread thread, long nanos, Object blocker) {
        thread.perform(new Park(Patience.of(thread, nanos), blocker));
    }

    void unpark(ProgramThread by) {
        by.perform(new Unpark());
    }

    @Override
    protected long state() {
        return available ? 1 : 0;
    }

    @Override
    public String name() {
        return "permit of " + shared().name();
    }

    private final class Park extends Action {

        private final Patience patience;
        private final Object blocker;
        private boolean consumed;

        Park(Patience patience, Object blocker) {
            super(Kind.AWAIT, 0);
            this.patience = patience;
            this.blocker = blocker;
        }

        @Override
        protected boolean enabled(ProgramThread thread) {
            return available || thread.interruption.isSet() || patience.mayEnd() || thread.execution().settings().spurious();
        }

        @Override
        protected void touch(ProgramThread thread, Footprint all) {
            super.touch(thread, all);
            touchInterruption(thread, all);
            patience.touch(all);
        }

        @Override
        protected Readiness readiness(ProgramThread thread) {
            return thread.execution().settings().spurious() ? Readiness.ALWAYS
                    : Readiness.stateIs(0, 1).or(interrupted(thread)).or(patience.readiness());
        }

        @Override
        protected Patience patience() {
            return patience;
        }

        @Override
        protected long deadline(ProgramThread thread) {
            return available || thread.interruption.isSet() ? NEVER : patience.deadline();
        }

        @Override
        protected void run(ProgramThread thread) {
            if (available) {
                available = false;
                consumed = true;
                changed();
                acquire(thread);
            } else if (!thread.interruption.isSet() && patience.deadline() != NEVER) {
                patience.runOut(thread);
                thread.spins.timedOut();
            }
        }

        @Override
        public Resource resource() {
            return Permit.this;
        }

        @Override
        protected boolean pure() {
            return !consumed;
        }

        @Override
        public String describe() {
            return "park";
        }

        @Override
        protected String waitingFor() {
            return blocker == null ? "somebody to unpark it" : "somebody to unpark it from " + FieldSlot.simpleName(blocker.getClass());
        }
    }

    private final class Unpark extends Action {

        Unpark() {
            super(Kind.SIGNAL, 0);
        }

        @Override
        protected void touch(ProgramThread thread, Footprint all) {
            super.touch(thread, all);
            state.touch(thread, all, false);
        }

        @Override
        protected void run(ProgramThread thread) {
            if (!state.isBorn()) {
                // As the JDK has it: a thread that has not started has no permit to be given.
                return;
            }
            if (!available) {
                available = true;
                changed();
            }
            release(thread);
        }

        @Override
        public Resource resource() {
            return Permit.this;
        }

        @Override
        public String describe() {
            return "unpark " + shared().threadName();
        }
    }
}
