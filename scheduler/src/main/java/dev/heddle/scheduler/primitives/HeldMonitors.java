package dev.heddle.scheduler.primitives;

import dev.heddle.scheduler.Lens;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.memory.Heap;
import dev.heddle.scheduler.memory.Shared;
import java.util.Arrays;

/**
 * The monitors that one thread is in, in the order in which the thread entered them.
 *
 * <p>The scheduler grants the monitors of objects that others can reach; of these no real monitor is entered. As long as an object is the
 * thread's own, the thread enters the real one.
 */
public final class HeldMonitors {

    private final ProgramThread thread;
    /** What {@code monitorenter} really enters when the scheduler has granted a monitor. */
    private final Object grant = new Object();
    private Object[] held = new Object[8];
    private Object[] entered = new Object[8];
    /** Those of which the scheduler has not been told. */
    private boolean[] hidden = new boolean[8];
    private int heldCount;
    /** The thread object that the thread is making reachable by starting it. */
    private Thread starting;

    public HeldMonitors(ProgramThread thread) {
        this.thread = thread;
    }

    public Object enter(Object object, int site) {
        if (thread.isWatching()) {
            return grant;
        }
        Shared shared = thread.execution().heap().findLockable(object, thread, site);
        Object real = object;
        if (shared != null) {
            Monitor.of(shared).enter(thread, site);
            real = grant;
        }
        add(object, real, false);
        return real;
    }

    /**
     * The same in code of the JDK of which only the monitors are followed. As long as nothing visible happens in such a monitor, nobody else
     * has a turn meanwhile, and the scheduler is not told.
     */
    public Object enterInner(Object object, int site) {
        if (thread.isWatching()) {
            return grant;
        }
        Shared shared = reachable(object);
        boolean hides = shared == null;
        if (shared != null) {
            Lens lens = thread.execution().lens();
            if (Monitor.isOwnedByOther(shared, thread)) {
                lens.learnInnerMonitors();
            }
            hides = !lens.innerMonitorsObserved();
            if (!hides) {
                Monitor.of(shared).enter(thread, site);
            }
        }
        add(object, grant, hides);
        return grant;
    }

    /** What is known of {@code object} if others can reach it, even if nobody saw how; else null. */
    private Shared reachable(Object object) {
        Heap heap = thread.execution().heap();
        Lens lens = thread.execution().lens();
        Shared shared = heap.findPublished(object);
        if (shared == null && lens.innerMonitorsObserved() && lens.escapes(object)) {
            thread.publish(object);
            return heap.publishOpaque(object, thread);
        }
        if (shared != null && shared.presumed && !shared.isPublishedBy(thread)) {
            lens.learnEscape(object.getClass());
        }
        return shared;
    }

    private void add(Object object, Object real, boolean hides) {
        if (heldCount == held.length) {
            thread.quiet++;
            held = Arrays.copyOf(held, heldCount * 2);
            entered = Arrays.copyOf(entered, heldCount * 2);
            hidden = Arrays.copyOf(hidden, heldCount * 2);
            thread.quiet--;
        }
        held[heldCount] = object;
        entered[heldCount] = real;
        hidden[heldCount++] = hides;
        thread.hiddenMonitors += hides ? 1 : 0;
    }

    /** Something visible is about to happen: tells the scheduler of all monitors that the thread is in. */
    public void surface() {
        for (int i = 0; i < heldCount; i++) {
            if (hidden[i]) {
                thread.execution().lens().learnInnerMonitors();
                Object object = held[i];
                if (thread.findPublished(object) == null) {
                    thread.publish(object);
                    thread.execution().heap().publishOpaque(object, thread).presumed = true;
                }
                if (hidden[i]) {
                    show(i);
                    Monitor.of(thread.findPublished(object)).ownedOnceMore(thread);
                }
            }
        }
    }

    private void show(int index) {
        hidden[index] = false;
        thread.hiddenMonitors--;
    }

    public Object exit(Object object, int site) {
        if (thread.isWatching()) {
            return grant;
        }
        for (int i = heldCount - 1; i >= 0; i--) {
            if (held[i] == object) {
                Object real = entered[i];
                Shared shared = thread.execution().heap().findPublished(object);
                if (hidden[i]) {
                    show(i);
                } else if (shared != null) {
                    // If the execution ends here, the block is left once more, and has to find the monitor held.
                    Monitor.of(shared).exit(thread, site);
                }
                heldCount--;
                System.arraycopy(held, i + 1, held, i, heldCount - i);
                System.arraycopy(entered, i + 1, entered, i, heldCount - i);
                System.arraycopy(hidden, i + 1, hidden, i, heldCount - i);
                held[heldCount] = null;
                entered[heldCount] = null;
                return real;
            }
        }
        return object;
    }

    /** If the thread entered the monitor of an object while the object was its own, the thread still owns it now that others see the object. */
    public void transfer(Shared shared) {
        if (shared.target() == starting) {
            // It is in the middle of Thread.start, and out of it before anybody else has a turn.
            return;
        }
        int count = 0;
        for (int i = 0; i < heldCount; i++) {
            if (held[i] == shared.target()) {
                count++;
                if (hidden[i]) {
                    show(i);
                }
            }
        }
        if (count > 0) {
            Monitor.of(shared).ownedBy(thread, count);
        }
    }

    /** True if the thread is in the monitor of {@code object}. */
    public boolean holds(Object object) {
        for (int i = 0; i < heldCount; i++) {
            if (held[i] == object) {
                return true;
            }
        }
        return false;
    }

    /** Makes {@code child} visible to others, which the thread is starting. */
    void publishStarting(Thread child) {
        starting = child;
        thread.publish(child);
        starting = null;
    }

    /** {@link Object#wait}; {@code nanos} is negative for no limit. */
    public void await(Object object, long nanos) throws InterruptedException {
        surface();
        monitor(object).await(thread, nanos);
    }

    /** {@link Object#notify}, or {@link Object#notifyAll}. */
    public void signal(Object object, boolean all) {
        surface();
        Shared shared = thread.execution().heap().findPublished(object);
        if (shared != null) {
            Monitor.of(shared).signal(thread, all);
        } else if (!holds(object)) {
            throw new IllegalMonitorStateException("current thread is not owner");
        }
    }

    /** The monitor of {@code object}, which is about to matter to others even if they cannot reach it yet. */
    private Monitor monitor(Object object) {
        thread.publish(object);
        return Monitor.of(thread.execution().heap().track(object));
    }
}
