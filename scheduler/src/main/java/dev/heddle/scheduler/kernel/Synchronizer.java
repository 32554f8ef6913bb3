package dev.heddle.scheduler.kernel;

import dev.heddle.model.Clock;
import dev.heddle.model.Footprint;
import dev.heddle.model.Resource;
import dev.heddle.model.ResourceId;
import dev.heddle.scheduler.memory.Keys;
import dev.heddle.scheduler.memory.Shared;
import dev.heddle.scheduler.memory.Versioned;

/** A resource through which threads synchronise: what one does before releasing it happens before what the next does. */
public abstract class Synchronizer implements Resource, Versioned {

    private final Shared owner;
    private final String part;
    private Clock clock;
    private long time;
    private int version;
    private ResourceId id;
    private long key;

    protected Synchronizer(Shared owner, String part) {
        this.owner = owner;
        this.part = part;
    }

    /** The number of this resource, the same in every execution. */
    public final long key() {
        if (key == 0) {
            key = Keys.of(owner, Keys.named(part));
        }
        return key;
    }

    /** Adds this to what an operation touches. */
    public void touch(ProgramThread thread, Footprint all, boolean write) {
        all.add(key(), write, state(), version);
    }

    /** Adds that this, and nothing else that belongs to it, is read. */
    final void read(Footprint all) {
        all.add(key(), false, state(), version);
    }

    /** As much of the state as decides whether a thread has to wait. */
    protected long state() {
        return 0;
    }

    public final Shared shared() {
        return owner;
    }

    /** What {@code thread} did so far happens before whatever acquires this from now on. */
    public final void release(ProgramThread thread) {
        if (clock == null) {
            clock = new Clock();
        }
        clock.join(thread.clock);
        thread.clock.tick(thread.index);
        if (thread.time > time) {
            time = thread.time;
        }
    }

    public final void acquire(ProgramThread thread) {
        if (clock != null) {
            thread.clock.join(clock);
        }
        if (time > thread.time) {
            thread.time = time;
        }
    }

    /** Notes that the state changed, so that whoever spins on it looks again. */
    public final void changed() {
        version++;
    }

    @Override
    public final int version() {
        return version;
    }

    @Override
    public ResourceId id() {
        if (id == null) {
            id = new ResourceId(owner.id(), part);
        }
        return id;
    }

    @Override
    public String name() {
        return owner.name();
    }

    @Override
    public String toString() {
        return name();
    }
}
