package dev.heddle.scheduler;

import dev.heddle.model.Resource;
import java.util.ArrayList;
import java.util.List;

/**
 * The monitor of an object: {@code synchronized}, {@code wait}, {@code notify}, {@code notifyAll}.
 *
 * <p>While somebody owns it, no operation on it of anybody else is enabled; so leaving it, and waiting, need no
 * decision when to happen. Entering does.
 */
final class Monitor extends Synchronizer {

    private ProgramThread owner;
    private int count;
    private final List<Waiter> waiters = new ArrayList<>(2);
    /** A notification that nobody was waiting for. */
    private Action unheard;
    private ProgramThread unheardBy;

    private Monitor(Shared owner) {
        super(owner, "monitor");
    }

    static Monitor of(Shared shared) {
        if (shared.monitor == null) {
            shared.monitor = new Monitor(shared);
        }
        return shared.monitor;
    }

    void ownedBy(ProgramThread thread, int times) {
        owner = thread;
        count = times;
    }

    boolean isOwnedBy(ProgramThread thread) {
        return owner == thread;
    }

    void enter(ProgramThread thread, int site) {
        if (owner == thread) {
            count++;
        } else {
            thread.perform(new Enter(site));
        }
    }

    void exit(ProgramThread thread, int site) {
        if (owner == thread && --count == 0) {
            thread.perform(new Exit(site));
        }
    }

    /** {@code nanos} is negative for a wait without a limit. */
    void await(ProgramThread thread, long nanos) throws InterruptedException {
        requireOwner(thread);
        Waiter waiter = new Waiter(thread, nanos < 0 ? Action.NEVER : thread.time + nanos);
        thread.perform(new Wait(waiter));
        if (waiter.interrupted) {
            throw new InterruptedException();
        }
        thread.waiter = waiter;
        thread.perform(new Awake(waiter));
        if (owner != thread) {
            thread.perform(new Reacquire(waiter));
        }
        thread.waiter = null;
        if (waiter.interrupted) {
            thread.interruption.clear();
            throw new InterruptedException();
        }
    }

    void signal(ProgramThread thread, boolean all) {
        requireOwner(thread);
        thread.perform(new Notify(all));
    }

    /** The end of a thread notifies whoever waits on the thread object. */
    void threadEnded() {
        while (!waiters.isEmpty()) {
            waiters.remove(0).out = true;
        }
    }

    private void requireOwner(ProgramThread thread) {
        if (owner != thread) {
            throw new IllegalMonitorStateException("current thread is not owner");
        }
    }

    @Override
    public String name() {
        return "monitor of " + owner().name();
    }

    /** A thread in the wait set. */
    private final class Waiter implements Interruptible {

        final ProgramThread thread;
        final long deadline;
        final int holds = count;
        /** It has left the wait set, for whatever reason. */
        boolean out;
        boolean timedOut;
        boolean interrupted;

        Waiter(ProgramThread thread, long deadline) {
            this.thread = thread;
            this.deadline = deadline;
        }

        @Override
        public void interrupt() {
            if (!out) {
                waiters.remove(this);
                out = true;
                interrupted = true;
            }
        }
    }

    private abstract class MonitorAction extends Action {

        MonitorAction(Kind kind, int site) {
            super(kind, site);
        }

        @Override
        public final Resource resource() {
            return Monitor.this;
        }
    }

    private final class Enter extends MonitorAction {

        Enter(int site) {
            super(Kind.ACQUIRE, site);
        }

        @Override
        protected boolean enabled(ProgramThread thread) {
            return owner == null;
        }

        @Override
        protected void run(ProgramThread thread) {
            owner = thread;
            count = 1;
            acquire(thread);
        }

        @Override
        protected ProgramThread awaited() {
            return owner;
        }
    }

    private final class Exit extends MonitorAction {

        Exit(int site) {
            super(Kind.RELEASE, site);
        }

        @Override
        protected boolean eager(ProgramThread thread) {
            return true;
        }

        @Override
        protected void run(ProgramThread thread) {
            owner = null;
            release(thread);
            changed();
        }
    }

    private final class Wait extends MonitorAction {

        private final Waiter waiter;

        Wait(Waiter waiter) {
            super(Kind.WAIT, 0);
            this.waiter = waiter;
        }

        @Override
        protected boolean eager(ProgramThread thread) {
            return !thread.execution.lens.interruptsObserved();
        }

        @Override
        protected void run(ProgramThread thread) {
            if (thread.interruption.clear()) {
                waiter.interrupted = true;
                return;
            }
            owner = null;
            waiters.add(waiter);
            release(thread);
            changed();
        }
    }

    /** The end of a wait: being notified and getting the monitor in one step, or else only the time running out. */
    private final class Awake extends MonitorAction {

        private final Waiter waiter;

        Awake(Waiter waiter) {
            super(Kind.REACQUIRE, 0);
            this.waiter = waiter;
        }

        @Override
        public Kind kind() {
            return waiter.timedOut || !waiter.out ? Kind.TIMEOUT : Kind.REACQUIRE;
        }

        @Override
        protected boolean enabled(ProgramThread thread) {
            return waiter.out ? owner == null
                    : waiter.deadline != NEVER && thread.spins.mayTimeOut() || thread.execution.settings.spurious();
        }

        @Override
        protected long deadline(ProgramThread thread) {
            return waiter.out ? NEVER : waiter.deadline;
        }

        @Override
        protected void run(ProgramThread thread) {
            if (waiter.out) {
                own(waiter);
            } else {
                waiter.out = true;
                waiter.timedOut = true;
                waiters.remove(waiter);
                thread.time = Math.max(thread.time, waiter.deadline);
            }
        }

        @Override
        protected ProgramThread awaited() {
            return waiter.out ? owner : null;
        }

        @Override
        protected String waitingFor() {
            return waiter.out ? super.waitingFor() : "a notification on " + owner().name();
        }

        @Override
        protected Unheard unheard() {
            return waiter.out || unheard == null ? null : new Unheard(unheard, unheardBy);
        }
    }

    private final class Reacquire extends MonitorAction {

        private final Waiter waiter;

        Reacquire(Waiter waiter) {
            super(Kind.REACQUIRE, 0);
            this.waiter = waiter;
        }

        @Override
        protected boolean enabled(ProgramThread thread) {
            return owner == null;
        }

        @Override
        protected void run(ProgramThread thread) {
            own(waiter);
        }

        @Override
        protected ProgramThread awaited() {
            return owner;
        }
    }

    private void own(Waiter waiter) {
        owner = waiter.thread;
        count = waiter.holds;
        acquire(waiter.thread);
    }

    private final class Notify extends MonitorAction {

        private final boolean all;

        Notify(boolean all) {
            super(Kind.NOTIFY, 0);
            this.all = all;
        }

        @Override
        protected boolean eager(ProgramThread thread) {
            return waiters.isEmpty();
        }

        @Override
        protected void run(ProgramThread thread) {
            if (waiters.isEmpty()) {
                unheard = this;
                unheardBy = thread;
                return;
            }
            changed();
            do {
                int which = all || waiters.size() == 1 ? 0 : thread.execution.choose(thread, waiters.size(), "who is notified");
                waiters.remove(which).out = true;
            } while (all && !waiters.isEmpty());
        }

        @Override
        public String describe() {
            return (all ? "notifyAll " : "notify ") + owner().name();
        }
    }
}
