package dev.heddle.scheduler;

import dev.heddle.model.Footprint;
import dev.heddle.model.Resource;
import dev.heddle.model.ThreadId;

/** The life of a thread, from its start to its end. */
final class Life extends Synchronizer {

    private boolean over;

    Life(Shared thread) {
        super(thread, "life");
    }

    boolean isOver() {
        return over;
    }

    void start(ProgramThread by, ProgramThread child) {
        by.perform(new Start(child));
    }

    void end(ProgramThread thread) {
        thread.perform(new End());
    }

    /** Waits for the end; {@code nanos} is negative for no limit. True if it was interrupted. */
    boolean join(ProgramThread by, ProgramThread target, long nanos) {
        if (nanos >= 0) {
            by.execution.lens.learnLiveness();
        }
        Join join = new Join(target, nanos < 0 ? Action.NEVER : by.time + nanos);
        by.perform(join);
        return join.interrupted;
    }

    boolean isAlive(ProgramThread by) {
        by.execution.lens.learnLiveness();
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

    private abstract class LifeAction extends Action {

        LifeAction(Kind kind) {
            super(kind, 0);
        }

        @Override
        public final Resource resource() {
            return Life.this;
        }
    }

    private final class Start extends LifeAction {

        private final ProgramThread child;

        Start(ProgramThread child) {
            super(Kind.START);
            this.child = child;
        }

        @Override
        protected boolean eager(ProgramThread thread) {
            return !thread.execution.lens.livenessObserved();
        }

        @Override
        public ThreadId starts() {
            return child.id;
        }

        @Override
        protected void run(ProgramThread thread) {
            child.clock.join(thread.clock);
            child.clock.tick(child.index);
            thread.clock.tick(thread.index);
            child.time = thread.time;
            changed();
            thread.execution.started(child);
        }

        @Override
        public String describe() {
            return "start " + child.name();
        }
    }

    private final class End extends LifeAction {

        End() {
            super(Kind.END);
        }

        /**
         * The end of the last thread but daemons ends the program, and whatever they could still have done. An interrupt
         * can end a join before the thread ends.
         */
        @Override
        protected boolean eager(ProgramThread thread) {
            Lens lens = thread.execution.lens;
            return !lens.livenessObserved() && !lens.interruptsObserved() && !thread.execution.endsDaemons(thread);
        }

        @Override
        protected void touch(ProgramThread thread, Footprint all) {
            super.touch(thread, all);
            if (thread.execution.endsDaemons(thread)) {
                all.add(WORLD, true, 0, 0);
            }
        }

        @Override
        protected void run(ProgramThread thread) {
            over = true;
            release(thread);
            changed();
        }

        @Override
        public String describe() {
            return "end";
        }
    }

    private final class Join extends LifeAction {

        private final ProgramThread target;
        private final long deadline;
        private boolean interrupted;

        Join(ProgramThread target, long deadline) {
            super(Kind.JOIN);
            this.target = target;
            this.deadline = deadline;
        }

        @Override
        protected boolean enabled(ProgramThread thread) {
            return over || thread.interruption.isSet() || deadline != NEVER && thread.spins.mayTimeOut();
        }

        @Override
        protected boolean eager(ProgramThread thread) {
            return over;
        }

        @Override
        protected long deadline(ProgramThread thread) {
            return over || thread.interruption.isSet() ? NEVER : deadline;
        }

        @Override
        protected void touch(ProgramThread thread, Footprint all) {
            super.touch(thread, all);
            touchInterruption(thread, all);
        }


        @Override
        public boolean couldRun(long[] states, int[] versions) {
            return deadline != NEVER || states[0] == 1 || isInterrupted(states, 1);
        }

        @Override
        protected void run(ProgramThread thread) {
            if (over) {
                acquire(thread);
                thread.execution.joined();
            } else if (thread.interruption.clear()) {
                interrupted = true;
            } else {
                thread.time = Math.max(thread.time, deadline);
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
            return target;
        }

        @Override
        protected String waitingFor() {
            return "the end of " + target.name();
        }

        @Override
        public String describe() {
            return "join " + target.name();
        }
    }

    private final class Query extends LifeAction {

        private boolean alive;

        Query() {
            super(Kind.READ);
        }

        @Override
        protected void run(ProgramThread thread) {
            alive = !over;
            if (over) {
                acquire(thread);
                thread.execution.joined();
            }
            thread.spins.read(Life.this);
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
