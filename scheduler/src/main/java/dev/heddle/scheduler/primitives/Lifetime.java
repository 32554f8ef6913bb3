package dev.heddle.scheduler.primitives;

import dev.heddle.model.Footprint;
import dev.heddle.model.Readiness;
import dev.heddle.model.Resource;
import dev.heddle.model.ThreadId;
import dev.heddle.scheduler.Lens;
import dev.heddle.scheduler.kernel.Action;
import dev.heddle.scheduler.kernel.Patience;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.kernel.Synchronizer;
import dev.heddle.scheduler.memory.Shared;

/** The lifetime of a thread, from its start to its end: what starting, joining and asking whether it is alive are about. */
public final class Lifetime extends Synchronizer {

    private boolean over;

    private final ThreadState state;

    Lifetime(Shared thread, ThreadState state) {
        super(thread, "life");
        this.state = state;
    }

    /** {@code noticeable} if others could reach the thread object before. */
    void start(ProgramThread by, Thread child, boolean noticeable) {
        by.perform(new Start(child, noticeable));
    }

    public void end(ProgramThread thread) {
        thread.perform(new End());
    }

    /** Waits for the end; {@code nanos} is negative for no limit. True if it was interrupted. */
    boolean join(ProgramThread by, long nanos) {
        if (nanos >= 0) {
            by.execution().lens().learnLiveness();
        }
        Join join = new Join(Patience.of(by, nanos));
        by.perform(join);
        return join.interrupted;
    }

    boolean isOver() {
        return over;
    }

    boolean isAlive(ProgramThread by) {
        by.execution().lens().learnLiveness();
        Query query = new Query();
        by.perform(query);
        return query.alive;
    }

    @Override
    protected long state() {
        return over ? 1 : 0;
    }

    @Override
    public String name() {
        return shared().name();
    }

    private abstract class LifetimeAction extends Action {

        LifetimeAction(Kind kind) {
            super(kind, 0);
        }

        @Override
        public final Resource resource() {
            return Lifetime.this;
        }
    }

    private final class Start extends LifetimeAction {

        private final Thread child;
        private final boolean noticeable;
        private ProgramThread started;

        Start(Thread child, boolean noticeable) {
            super(Kind.START);
            this.child = child;
            this.noticeable = noticeable;
        }

        @Override
        protected boolean eager(ProgramThread thread) {
            return !noticeable && !thread.execution().lens().rollCallsObserved() && !Departure.mayWaitFor(child, thread);
        }

        @Override
        protected void touch(ProgramThread thread, Footprint all) {
            super.touch(thread, all);
            if (noticeable) {
                state.touch(thread, all, true);
            }
            Departure.touchByStart(thread, child, all);
            ThreadRoll.touch(thread, all);
        }

        @Override
        protected ThreadId starts() {
            return started == null ? null : started.id();
        }

        @Override
        protected void run(ProgramThread thread) {
            started = thread.execution().threads().add(thread.nextChild(), child, child.isDaemon());
            started.clock.join(thread.clock);
            started.clock.tick(started.index());
            thread.clock.tick(thread.index());
            started.advanceTo(thread.time());
            changed();
            ThreadRoll.changed(thread);
            thread.execution().threads().started(started);
        }

        @Override
        public String describe() {
            return "start " + shared().threadName();
        }
    }

    private final class End extends LifetimeAction {

        /** The monitor that is in the footprint, or null. */
        private Monitor touched;

        End() {
            super(Kind.END);
        }

        /** The monitor of the thread object, in which the JVM ends a thread, if anybody could notice; else null. */
        private Monitor monitor(ProgramThread thread) {
            return thread.execution().lens().livenessObserved() ? Monitor.of(shared()) : null;
        }

        @Override
        protected boolean enabled(ProgramThread thread) {
            Monitor monitor = monitor(thread);
            return monitor == null || monitor.isFree(thread);
        }

        @Override
        protected Readiness readiness(ProgramThread thread) {
            return touched == null ? Readiness.ALWAYS : touched.free(1);
        }

        /** An interrupt can end a join before the thread ends. That threads end before the program does can be no other way. */
        @Override
        protected boolean eager(ProgramThread thread) {
            Lens lens = thread.execution().lens();
            return !lens.livenessObserved() && !lens.rollCallsObserved() && !lens.interruptsObserved();
        }

        @Override
        protected void touch(ProgramThread thread, Footprint all) {
            super.touch(thread, all);
            touched = monitor(thread);
            if (touched != null) {
                touched.touchEnd(thread, all);
            }
            Departure.touchByEnd(thread, all);
            ThreadRoll.touch(thread, all);
        }

        @Override
        protected void run(ProgramThread thread) {
            Monitor monitor = monitor(thread);
            if (monitor != null) {
                monitor.threadEnds(waiter -> touchAsWell(waiter, thread));
            }
            over = true;
            release(thread);
            changed();
            ThreadRoll.changed(thread);
        }

        @Override
        protected ProgramThread awaited(ProgramThread thread) {
            Monitor monitor = monitor(thread);
            return monitor == null ? null : monitor.owner();
        }

        @Override
        protected String waitingFor() {
            return Monitor.of(shared()).name();
        }

        @Override
        public String describe() {
            return "end";
        }
    }

    private final class Join extends LifetimeAction {

        private final Patience patience;
        private boolean interrupted;

        Join(Patience patience) {
            super(Kind.JOIN);
            this.patience = patience;
        }

        @Override
        protected boolean enabled(ProgramThread thread) {
            return over || !state.isBorn() || thread.interruption.isSet() || patience.mayEnd();
        }

        /** Where threads are interrupted it matters whether that happens before. */
        @Override
        protected boolean eager(ProgramThread thread) {
            return over && !thread.execution().lens().interruptsObserved();
        }

        @Override
        protected Patience patience() {
            return patience;
        }

        @Override
        protected long deadline(ProgramThread thread) {
            return over || !state.isBorn() || thread.interruption.isSet() ? NEVER : patience.deadline();
        }

        @Override
        protected void touch(ProgramThread thread, Footprint all) {
            super.touch(thread, all);
            state.touch(thread, all, false);
            touchInterruption(thread, all);
            patience.touch(all);
        }

        /** Joining a thread that has not started is not waiting; whether it has is touched second. */
        @Override
        protected Readiness readiness(ProgramThread thread) {
            return Readiness.stateIs(0, 1).or(Readiness.stateIs(1, 0)).or(interrupted(thread)).or(patience.readiness());
        }

        @Override
        protected void run(ProgramThread thread) {
            if (over) {
                acquire(thread);
                thread.execution().threads().joined();
            } else if (!state.isBorn()) {
                thread.spins.read(state);
            } else if (clearInterruption(thread)) {
                interrupted = true;
            } else {
                patience.runOut(thread);
                thread.spins.timedOut();
            }
        }

        @Override
        public boolean writes() {
            return false;
        }

        @Override
        protected boolean pure() {
            return true;
        }

        @Override
        protected ProgramThread awaited(ProgramThread thread) {
            return thread.execution().of((Thread) shared().target());
        }

        @Override
        protected String waitingFor() {
            return "the end of " + shared().threadName();
        }

        @Override
        public String describe() {
            return "join " + shared().threadName();
        }
    }

    private final class Query extends LifetimeAction {

        private boolean alive;

        Query() {
            super(Kind.READ);
        }

        @Override
        protected void touch(ProgramThread thread, Footprint all) {
            super.touch(thread, all);
            state.touch(thread, all, false);
        }

        @Override
        protected void run(ProgramThread thread) {
            alive = state.isBorn() && !over;
            if (over) {
                acquire(thread);
                thread.execution().threads().joined();
            }
            thread.spins.read(Lifetime.this);
            thread.spins.read(state);
        }

        @Override
        public boolean writes() {
            return false;
        }

        @Override
        protected boolean pure() {
            return true;
        }

        @Override
        public String describe() {
            return "is " + shared().name() + " alive?";
        }
    }
}
