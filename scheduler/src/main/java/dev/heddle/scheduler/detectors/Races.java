package dev.heddle.scheduler.detectors;

import dev.heddle.model.Clock;
import dev.heddle.runtime.Sites;
import dev.heddle.scheduler.accesses.AccessDetector;
import dev.heddle.scheduler.accesses.MemoryAccess;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.memory.AccessMode;
import dev.heddle.scheduler.memory.Accesses;
import dev.heddle.scheduler.memory.FieldSlot;
import dev.heddle.scheduler.memory.Location;

/**
 * Finds data races: conflicting accesses, at least one of them plain, that no chain of synchronisation orders
 * (Java Language Specification, 17.4.5).
 *
 * <p>The order is kept in vector clocks, as in FastTrack (Flanagan and Freund, PLDI 2009, section 3); we keep the
 * last access of every thread instead of an adaptive epoch, because executions have few threads and the report
 * wants to name both sides. A volatile read is ordered after all earlier volatile writes of the variable, an acquiring
 * read after the write it reads from if that one releases; opaque accesses order nothing but are no races among
 * themselves, unless there are {@link dev.heddle.scheduler.memory.Fences} beside them.
 */
public final class Races implements AccessDetector {

    private final RaceReports reports;

    public Races(RaceReports reports) {
        this.reports = reports;
    }

    @Override
    public int author(MemoryAccess access) {
        return reports.authors().of(access.site());
    }

    @Override
    public void access(ProgramThread thread, MemoryAccess access, int time, int event) {
        Location location = access.location;
        if (location.accesses == null) {
            location.accesses = new Accesses();
        }
        synchronize(thread, access, location.accesses);
        if (!isDeliberate(access)) {
            compare(thread, access, location.accesses, access.mode == AccessMode.PLAIN, time, event);
        }
    }

    /** The last access of a thread stands for those before it, but one by a library for none that is the program's own: so each have theirs. */
    private void compare(ProgramThread thread, MemoryAccess access, Accesses all, boolean plain, int now, int event) {
        check(thread, access, all, plain);
        if (all.foreign != null) {
            check(thread, access, all.foreign, plain);
        }
        Accesses past = all;
        if (!reports.authors().isOwn(access.author())) {
            if (all.foreign == null) {
                all.foreign = new Accesses();
            }
            past = all.foreign;
        }
        int kind = plain ? access.changes() ? Accesses.PLAIN_WRITE : Accesses.PLAIN_READ
                : access.changes() ? Accesses.ATOMIC_WRITE : Accesses.ATOMIC_READ;
        past.add(kind, thread.index(), now, event, access.author());
    }

    private void check(ProgramThread thread, MemoryAccess access, Accesses past, boolean plain) {
        check(thread, access, past, Accesses.PLAIN_WRITE);
        if (access.changes()) {
            check(thread, access, past, Accesses.PLAIN_READ);
        }
        if (plain) {
            check(thread, access, past, Accesses.ATOMIC_WRITE);
            if (access.changes()) {
                check(thread, access, past, Accesses.ATOMIC_READ);
            }
        }
    }

    /** The JDK's own tricks. */
    private static boolean isDeliberate(MemoryAccess access) {
        if (access.mode != AccessMode.PLAIN) {
            return false;
        }
        FieldSlot slot = access.location.slot;
        return slot != null && slot.isBenign || access.site() != 0 && Sites.get(access.site()).trusted;
    }

    private void synchronize(ProgramThread thread, MemoryAccess access, Accesses past) {
        boolean ordering = access.mode == AccessMode.VOLATILE || access.mode == AccessMode.ACQUIRE_RELEASE;
        if (access.reads && !ordering) {
            thread.fences.read(past.lastRelease);
        } else if (access.reads) {
            if (past.lastRelease != null) {
                thread.clock.join(past.lastRelease);
            }
            if (past.volatileWrites != null && access.mode == AccessMode.VOLATILE) {
                thread.clock.join(past.volatileWrites);
            }
        }
        if (!access.changes()) {
            return;
        }
        if (!ordering) {
            // A read-modify-write carries on what it read from; any other write hides it.
            past.lastRelease = thread.fences.write(access.reads ? past.lastRelease : null);
            return;
        }
        if (past.lastRelease == null) {
            past.lastRelease = new Clock();
        }
        if (access.reads) {
            past.lastRelease.join(thread.clock);
        } else {
            past.lastRelease.set(thread.clock);
        }
        if (access.mode == AccessMode.VOLATILE) {
            if (past.volatileWrites == null) {
                past.volatileWrites = new Clock();
            }
            past.volatileWrites.join(thread.clock);
        }
        thread.clock.tick(thread.index());
    }

    private void check(ProgramThread thread, MemoryAccess access, Accesses past, int kind) {
        int other = past.unordered(kind, thread.clock, thread.index());
        if (other >= 0) {
            reports.report(access, thread, kind == Accesses.PLAIN_WRITE || kind == Accesses.ATOMIC_WRITE,
                    thread.execution().threads().get(other), past.event(kind, other), past.author(kind, other));
        }
    }
}
