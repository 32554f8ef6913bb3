package dev.heddle.scheduler.primitives;

import dev.heddle.model.Footprint;
import dev.heddle.model.Operation;
import dev.heddle.model.Readiness;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.kernel.Synchronizer;
import dev.heddle.scheduler.memory.Shared;
import java.util.ArrayList;
import java.util.List;

/**
 * A lock that either one thread holds for writing or any number for reading, re-entrantly.
 *
 * <p>As in the JDK, a thread that cannot have the lock at once joins a queue, and a new reader does not overtake a
 * writer at its head (nor, in a fair lock, anybody); so to come to wait is an operation of its own.
 */
public final class ReadWrite extends Synchronizer {

    /** The bits of the state that say who holds the lock, and the one of them that says that somebody does for writing. */
    private static final long HOLDERS = 0xffffffffL;
    private static final long WRITER = 1;

    private final boolean fair;
    private final Writer writer;
    private final List<Reader> readers = new ArrayList<>(2);
    private final Line<Queued> line;

    /** A thread that waits for it. */
    public record Queued(ProgramThread thread, boolean writes) {
    }

    private static final class Reader {

        final ProgramThread thread;
        int holds;

        Reader(ProgramThread thread) {
            this.thread = thread;
        }
    }

    public ReadWrite(Shared shared, boolean fair, ProgramThread owner, int holds) {
        super(shared, "lock");
        this.fair = fair;
        this.writer = new Writer(shared);
        this.line = new Line<>(this);
        if (owner != null) {
            writer.ownedBy(owner, holds);
        }
    }

    /** Lets {@code thread} hold it for reading without an event: it took the lock before others could see it. */
    public void readBy(ProgramThread thread, int holds) {
        Reader reader = new Reader(thread);
        reader.holds = holds;
        readers.add(reader);
    }

    /** The lock for writing, on which conditions wait. */
    public OwnedLock writer() {
        return writer;
    }

    // ---- writing ----

    public void lockWrite(ProgramThread thread) {
        if (writer.isOwnedBy(thread)) {
            writer.again();
        } else if (!attempt(thread, true)) {
            new Await(thread, true, -1, false).uninterruptiblyBy(thread);
        }
    }

    /** {@code nanos} is negative for no limit; false if the time ran out. */
    public boolean lockWrite(ProgramThread thread, long nanos) throws InterruptedException {
        if (writer.isOwnedBy(thread)) {
            Instant.requireUninterrupted(thread);
            writer.again();
            return true;
        }
        return attemptInterruptibly(thread, true) || new Await(thread, true, nanos, true).by(thread);
    }

    public boolean tryWrite(ProgramThread thread) {
        if (writer.isOwnedBy(thread)) {
            writer.again();
            return true;
        }
        return Instant.attempt(thread, this, "tryLock", t -> mayWrite(t) && grantWrite(t));
    }

    public void unlockWrite(ProgramThread thread) {
        writer.requireOwner(thread);
        if (writer.once()) {
            Instant.update(thread, this, Operation.Kind.RELEASE, "unlock", t -> {
                writer.giveUp(t);
                return null;
            });
        }
    }

    // ---- reading ----

    public void lockRead(ProgramThread thread) {
        if (!readAgain(thread) && !attempt(thread, false)) {
            new Await(thread, false, -1, false).uninterruptiblyBy(thread);
        }
    }

    /** {@code nanos} is negative for no limit; false if the time ran out. */
    public boolean lockRead(ProgramThread thread, long nanos) throws InterruptedException {
        if (reader(thread) != null) {
            Instant.requireUninterrupted(thread);
            return readAgain(thread);
        }
        return attemptInterruptibly(thread, false) || new Await(thread, false, nanos, true).by(thread);
    }

    public boolean tryRead(ProgramThread thread) {
        return readAgain(thread) || Instant.attempt(thread, this, "tryLock", t -> mayRead(t) && grantRead(t));
    }

    public void unlockRead(ProgramThread thread) {
        Reader reader = reader(thread);
        if (reader == null) {
            throw new IllegalMonitorStateException("attempt to unlock read lock, not locked by current thread");
        }
        if (reader.holds > 1) {
            count(thread, reader, -1);
            return;
        }
        Instant.update(thread, this, Operation.Kind.RELEASE, "unlock", t -> {
            readers.remove(reader);
            release(t);
            changed();
            t.spins.unlocked();
            return null;
        });
    }

    /** Takes it once more for reading, if {@code thread} has it; how often that was shows only where somebody asks for the count. */
    private boolean readAgain(ProgramThread thread) {
        Reader reader = reader(thread);
        if (reader == null) {
            return false;
        }
        count(thread, reader, 1);
        return true;
    }

    private void count(ProgramThread thread, Reader reader, int change) {
        if (!thread.execution().lens().queuesObserved()) {
            reader.holds += change;
            return;
        }
        Instant.update(thread, this, Operation.Kind.UPDATE, change > 0 ? "read-lock" : "unlock", t -> {
            reader.holds += change;
            changed();
            return null;
        });
    }

    private Reader reader(ProgramThread thread) {
        // It is asked for outside of operations as well.
        thread.quiet++;
        try {
            for (Reader reader : readers) {
                if (reader.thread == thread) {
                    return reader;
                }
            }
            return null;
        } finally {
            thread.quiet--;
        }
    }

    // ---- what others see ----

    public int readHolds(ProgramThread thread) {
        Reader reader = reader(thread);
        return reader == null ? 0 : reader.holds;
    }

    /** How often it is held for reading, as {@code asking} sees it. */
    public int readCount(ProgramThread asking) {
        asking.execution().lens().learnQueues();
        return Instant.look(asking, this, "getReadLockCount", thread -> readCount());
    }

    private int readCount() {
        int count = 0;
        for (Reader reader : readers) {
            count += reader.holds;
        }
        return count;
    }

    /** How often it is held for writing and for reading, in the words of the JDK. */
    public String describe(ProgramThread asking) {
        asking.execution().lens().learnQueues();
        return Instant.look(asking, this, "toString", thread -> "[Write locks = " + writer.holds() + ", Read locks = " + readCount() + "]");
    }

    /** Those who wait for it. */
    public Line<Queued> line() {
        return line;
    }

    @Override
    public void touch(ProgramThread thread, Footprint all, boolean write) {
        super.touch(thread, all, write);
        line.touch(thread, all, write);
    }

    // ---- the rules ----

    private boolean mayWrite(ProgramThread thread) {
        return writer.owner() == null && readers.isEmpty();
    }

    private boolean mayRead(ProgramThread thread) {
        return writer.owner() == null || writer.isOwnedBy(thread);
    }

    private boolean grantWrite(ProgramThread thread) {
        writer.take(thread, 1);
        return true;
    }

    private boolean grantRead(ProgramThread thread) {
        acquire(thread);
        Reader reader = new Reader(thread);
        reader.holds = 1;
        readers.add(reader);
        changed();
        thread.spins.locked();
        return true;
    }

    private boolean attempt(ProgramThread thread, boolean write) {
        return Instant.update(thread, this, Operation.Kind.TRY, name(write), t -> takeOrQueue(t, write));
    }

    private boolean attemptInterruptibly(ProgramThread thread, boolean write) throws InterruptedException {
        return Instant.updateInterruptibly(thread, this, Operation.Kind.TRY, name(write), t -> takeOrQueue(t, write));
    }

    private static String name(boolean write) {
        return write ? "write-lock" : "read-lock";
    }

    /** Takes the lock if nothing stands against it, else joins the queue. */
    private boolean takeOrQueue(ProgramThread thread, boolean write) {
        boolean overtakes = !line.isEmpty() && (fair || !write && line.head().writes);
        if (write ? mayWrite(thread) && !overtakes && grantWrite(thread)
                : mayRead(thread) && (!overtakes || writer.isOwnedBy(thread)) && grantRead(thread)) {
            return true;
        }
        line.add(new Queued(thread, write));
        return false;
    }

    /** Twice the number of readers, and one more if somebody writes; the queue's head in the upper half. */
    @Override
    protected long state() {
        long holders = readers.size() * 2L + (writer.owner() == null ? 0 : 1);
        return holders | QueueHead.state(line.isEmpty() ? null : line.head().thread);
    }

    @Override
    public String name() {
        return "lock " + shared().name();
    }

    /** Waits in the queue. */
    private final class Await extends Blocking {

        private final Queued entry;

        Await(ProgramThread thread, boolean write, long nanos, boolean interruptibly) {
            super(Kind.ACQUIRE, ReadWrite.this, thread, nanos, interruptibly);
            this.entry = new Queued(thread, write);
        }

        @Override
        protected boolean ready(ProgramThread thread) {
            return (entry.writes ? mayWrite(thread) : mayRead(thread)) && entry.equals(line.head());
        }

        @Override
        protected Readiness condition() {
            return Readiness.bitsAre(0, entry.writes ? HOLDERS : WRITER, 0).and(QueueHead.is(0, entry.thread));
        }

        @Override
        protected void proceed(ProgramThread thread) {
            line.remove(entry);
            if (entry.writes) {
                grantWrite(thread);
            } else {
                grantRead(thread);
            }
        }

        @Override
        protected void giveUp(ProgramThread thread) {
            line.remove(entry);
        }

        @Override
        protected ProgramThread awaited(ProgramThread thread) {
            if (writer.owner() != null) {
                return writer.owner();
            }
            for (Reader reader : readers) {
                if (reader.thread == thread || entry.writes) {
                    return reader.thread;
                }
            }
            return line.isEmpty() || line.head().equals(entry) ? null : line.head().thread;
        }
    }

    /** The lock for writing, as far as conditions are concerned. */
    private final class Writer extends OwnedLock {

        Writer(Shared shared) {
            super(shared, "lock");
        }

        @Override
        protected boolean isFree(ProgramThread thread) {
            return mayWrite(thread) && new Queued(thread, true).equals(line.head());
        }

        @Override
        protected boolean queues(ProgramThread thread) {
            return true;
        }

        @Override
        protected void enqueue(ProgramThread thread) {
            line.add(new Queued(thread, true));
        }

        /** There is one state, whoever touches it. */
        @Override
        public void touch(ProgramThread thread, Footprint all, boolean write) {
            ReadWrite.this.touch(thread, all, write);
        }

        @Override
        protected Readiness free(int touch) {
            return Readiness.bitsAre(touch, HOLDERS, 0);
        }

        @Override
        protected Readiness turnOf(ProgramThread thread, int touch) {
            return QueueHead.is(touch, thread);
        }

        @Override
        protected void take(ProgramThread thread, int times) {
            line.remove(new Queued(thread, true));
            ReadWrite.this.acquire(thread);
            super.take(thread, times);
            ReadWrite.this.changed();
        }

        @Override
        protected void giveUp(ProgramThread thread) {
            super.giveUp(thread);
            ReadWrite.this.release(thread);
            ReadWrite.this.changed();
        }

        @Override
        public String name() {
            return ReadWrite.this.name();
        }
    }
}
