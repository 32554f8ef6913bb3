package dev.heddle.scheduler.kernel;

import dev.heddle.model.Event;
import dev.heddle.model.ThreadId;
import dev.heddle.model.Trace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The threads of one execution, in the order in which they were started. */
public final class ProgramThreads {

    private final Execution execution;
    private final ProgramThread.Factory factory;
    private ProgramThread[] all = new ProgramThread[4];
    private int count;
    private int live;
    private int liveUsers;
    private boolean haveDaemons;
    /** The JVM's own thread that ends the program; null as long as there are others than daemons, and if there are no daemons and no shutdown hooks. */
    private ProgramThread departing;
    /** True while nothing that a thread does can be noticed by another, because there is only one and it knows all. */
    private boolean alone = true;

    ProgramThreads(Execution execution, ProgramThread.Factory factory) {
        this.execution = execution;
        this.factory = factory;
    }

    /** Makes the thread that runs the code of {@code thread}, and that others see once it is {@link #started}. */
    public ProgramThread add(ThreadId id, Thread thread, boolean daemon) {
        if (count == all.length) {
            all = Arrays.copyOf(all, count * 2);
        }
        ProgramThread added = factory.create(execution, count, id, thread, daemon);
        added.initialized = execution.series.stamps(count);
        all[count++] = added;
        haveDaemons |= daemon;
        return added;
    }

    public void started(ProgramThread thread) {
        thread.pending = Begin.ACTION;
        live++;
        if (!thread.daemon) {
            liveUsers++;
        }
        alone = live == 1;
    }

    /** {@code thread} has run all its code; true if the program is over with it. */
    boolean ended(ProgramThread thread) {
        thread.ended = true;
        live--;
        if (!thread.daemon) {
            liveUsers--;
        }
        return !thread.daemon && liveUsers == 0;
    }

    /** A thread knows that another has ended. */
    public void joined() {
        if (live == 1) {
            alone = everyoneElseJoined();
        }
    }

    private boolean everyoneElseJoined() {
        ProgramThread last = null;
        for (int i = 0; i < count; i++) {
            if (!all[i].ended) {
                last = all[i];
            }
        }
        for (int i = 0; i < count; i++) {
            ProgramThread other = all[i];
            if (other.ended && last.clock.get(i) < other.clock.get(i) - 1) {
                return false;
            }
        }
        return true;
    }

    public ProgramThread get(int index) {
        return all[index];
    }

    public int count() {
        return count;
    }

    /** The controlled thread behind {@code thread}, or null. */
    ProgramThread of(Thread thread) {
        for (int i = count - 1; i >= 0; i--) {
            if (all[i].thread == thread) {
                return all[i];
            }
        }
        return null;
    }

    /** True if nobody else can do anything at the same time. */
    boolean isAlone() {
        return alone;
    }

    /** True if there is nobody but daemons beside {@code thread}, which is none. */
    public boolean isLast(ProgramThread thread) {
        return !thread.daemon && liveUsers == 1;
    }

    /** Starts, when all but daemons are about to have ended, the JVM's own {@code thread}, which ends the program; what they did happened before. */
    public void depart(Thread thread) {
        departing = add(all[0].nextChild(), thread, false);
        for (int i = 0; i < count; i++) {
            if (!all[i].daemon) {
                departing.clock.join(all[i].clock);
                departing.advanceTo(all[i].time);
            }
        }
        departing.clock.tick(departing.index);
        started(departing);
    }

    /** True if there is a thread that the end of the program waits for. */
    public boolean haveUsers() {
        return liveUsers > (departing == null ? 0 : 1);
    }

    /** True if there are, or were, daemons. */
    public boolean haveDaemons() {
        return haveDaemons;
    }

    /** The thread objects of those threads, but the main thread, that have not ended. */
    public List<Thread> abandoned() {
        List<Thread> abandoned = new ArrayList<>(0);
        for (int i = 1; i < count; i++) {
            if (!all[i].ended) {
                abandoned.add(all[i].thread);
            }
        }
        return abandoned;
    }

    /** What reports call the threads. */
    List<Trace.NamedThread> names() {
        List<Trace.NamedThread> names = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            names.add(new Trace.NamedThread(all[i].id, all[i].name()));
        }
        return names;
    }

    /** What the threads were about to do when the execution ended. */
    List<Event> pending(Recorder recorder, int decisions) {
        List<Event> pending = new ArrayList<>(0);
        for (int i = 0; i < count; i++) {
            Action action = all[i].pending;
            if (!all[i].ended && action != null && action != Begin.ACTION) {
                pending.add(recorder.pending(all[i], action, decisions));
            }
        }
        return pending;
    }
}
