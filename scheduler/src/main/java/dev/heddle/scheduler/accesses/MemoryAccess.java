package dev.heddle.scheduler.accesses;

import dev.heddle.model.Footprint;
import dev.heddle.model.Resource;
import dev.heddle.runtime.Internals;
import dev.heddle.scheduler.kernel.Action;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.kernel.ValueAccess;
import dev.heddle.scheduler.memory.AccessMode;
import dev.heddle.scheduler.memory.Heap;
import dev.heddle.scheduler.memory.Layout;
import dev.heddle.scheduler.memory.Location;

/** A read, a write, or both in one step, of one variable. */
public final class MemoryAccess extends Action implements ValueAccess {

    private final Memory memory;
    public final Location location;
    public final AccessMode mode;
    public final boolean reads;
    /** Whether it may write; a compare-and-set writes only where it finds what it expects. */
    private final boolean writes;
    private final Expectation expectation;
    /** Whether it did, or is about to, once it runs. */
    private boolean changes;
    /** Whose code makes it, as who looks for data races has numbered that. */
    private int author;

    MemoryAccess(Memory memory, Location location, AccessMode mode, boolean reads, boolean writes, int site) {
        this(memory, location, mode, reads, writes, null, site);
    }

    /** {@code expectation} says when it writes; null if always. */
    MemoryAccess(Memory memory, Location location, AccessMode mode, boolean reads, boolean writes, Expectation expectation, int site) {
        super(writes ? reads ? Kind.UPDATE : Kind.WRITE : Kind.READ, site);
        this.memory = memory;
        this.location = location;
        this.mode = mode;
        this.reads = reads;
        this.writes = writes;
        this.changes = writes;
        this.expectation = expectation;
    }

    @Override
    protected void touch(ProgramThread thread, Footprint all) {
        int position = location.position();
        all.add(location.key(), position, position, writes, 0, location.version());
    }

    @Override
    protected void run(ProgramThread thread) {
        if (expectation != null) {
            changes = expectation.mayBeMet(location);
            if (!thread.execution().series().followsInputs()) {
                // With other inputs it may find what it expects: then it always counts as a write.
                settle(thread, changes);
            }
        }
        boolean noticed = !thread.execution().isUnnoticed();
        if (noticed) {
            thread.advanceTo(location.time);
        }
        if (changes) {
            if (noticed) {
                location.time = thread.time();
            }
            if (reads) {
                thread.spins.update(location);
            } else {
                location.written();
            }
        } else {
            thread.spins.read(location);
            if (noticed && !writes && location.isReference()) {
                expectPublished(thread);
            }
        }
        memory.happens(this);
    }

    /** What a shared variable refers to is shared; if nobody saw how that came about, say so. */
    private void expectPublished(ProgramThread thread) {
        Object value = Internals.UNSAFE.getReference(location.owner.target(), location.offset);
        Heap heap = thread.execution().heap();
        if (value != null && !Layout.of(value.getClass()).opaque && heap.findPublished(value) == null) {
            heap.publish(value, thread);
            thread.execution().lens().learnEscape(value.getClass());
        }
    }

    /** Sets whose code makes it. */
    void attribute(int newAuthor) {
        author = newAuthor;
    }

    public int author() {
        return author;
    }

    /** True if it writes, as far as is known now. */
    @Override
    public boolean changes() {
        return changes;
    }

    @Override
    public String value() {
        return location.value();
    }

    @Override
    protected boolean isPassedOver() {
        return true;
    }

    @Override
    protected boolean isMemoryAccess() {
        return true;
    }

    @Override
    protected boolean pure() {
        return reads;
    }

    @Override
    public Resource resource() {
        return location;
    }

    @Override
    public boolean writes() {
        return writes;
    }

    @Override
    public String describe() {
        return kind().verb() + " " + (location.slot != null ? location.slot.name : location.name());
    }
}
