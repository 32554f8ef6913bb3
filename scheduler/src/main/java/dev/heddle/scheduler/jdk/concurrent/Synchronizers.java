package dev.heddle.scheduler.jdk.concurrent;

import dev.heddle.runtime.Internals;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.memory.Shared;
import dev.heddle.scheduler.thread.InstrumentedThread;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.locks.AbstractOwnableSynchronizer;
import java.util.concurrent.locks.AbstractQueuedLongSynchronizer;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import jdk.internal.misc.Unsafe;

/**
 * Where the locks of {@code java.util.concurrent} keep their state: in a synchroniser that they refer to.
 *
 * <p>As long as only one thread can reach a lock, the JDK's own code runs. Once others can, a model takes over, and
 * begins with the state that it finds there.
 */
final class Synchronizers {

    private static final Unsafe U = Internals.UNSAFE;
    private static final long STATE = Internals.offset(AbstractQueuedSynchronizer.class, "state");
    private static final long LONG_STATE = Internals.offset(AbstractQueuedLongSynchronizer.class, "state");
    private static final long OWNER = Internals.offset(AbstractOwnableSynchronizer.class, "exclusiveOwnerThread");

    private final long field;

    Synchronizers(Class<?> lock, String field) {
        this.field = Internals.offset(lock, field);
    }

    boolean isPublished(Object lock) {
        ProgramThread current = ProgramThread.current();
        return current != null && current.findPublished(U.getReference(lock, field)) != null;
    }

    /** The synchroniser of {@code lock}. */
    Object target(Object lock) {
        return U.getReference(lock, field);
    }

    /** What is known of the synchroniser of {@code lock}, which others can reach. */
    Shared of(Object lock) {
        return ProgramThread.calling().findPublished(U.getReference(lock, field));
    }

    /** What {@code Object.toString} says of {@code lock}. */
    static String name(Object lock) {
        return lock.getClass().getName() + "@" + Integer.toHexString(InstrumentedThread.current().determinism().hashCode(lock));
    }

    /** The thread objects of {@code threads}, those that came last first, as the JDK lists them. */
    static Collection<Thread> objects(Collection<ProgramThread> threads) {
        List<Thread> objects = new ArrayList<>(threads.size());
        threads.forEach(each -> objects.add(0, each.thread));
        return objects;
    }

    int state(Object synchronizer) {
        return U.getInt(synchronizer, STATE);
    }

    /** The lock's two counts, those who read in the upper half and those who write in the lower. */
    long readersAndWriter(Object synchronizer) {
        if (synchronizer instanceof AbstractQueuedLongSynchronizer) {
            return U.getLong(synchronizer, LONG_STATE);
        }
        int state = state(synchronizer);
        return (long) (state >>> 16) << 32 | state & 0xffff;
    }

    /** The thread that owned {@code synchronizer} when the model took over, or null. */
    ProgramThread owner(Object synchronizer) {
        return thread(synchronizer, OWNER);
    }

    /** The thread that {@code synchronizer} refers to at {@code offset}, or null. */
    ProgramThread thread(Object synchronizer, long offset) {
        Object thread = U.getReference(synchronizer, offset);
        return thread == null ? null : ProgramThread.calling().execution().of((Thread) thread);
    }
}
