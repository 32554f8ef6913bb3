package dev.heddle.scheduler.accesses;

import dev.heddle.runtime.Classes;
import dev.heddle.runtime.Control;
import dev.heddle.runtime.Site;
import dev.heddle.runtime.Sites;
import dev.heddle.scheduler.Lens;
import dev.heddle.scheduler.kernel.Execution;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.kernel.Spins;
import dev.heddle.scheduler.memory.AccessMode;
import dev.heddle.scheduler.memory.Blocks;
import dev.heddle.scheduler.memory.Elements;
import dev.heddle.scheduler.memory.Facet;
import dev.heddle.scheduler.memory.FieldSlot;
import dev.heddle.scheduler.memory.Heap;
import dev.heddle.scheduler.memory.Layout;
import dev.heddle.scheduler.memory.Location;
import dev.heddle.scheduler.memory.Shared;
import dev.heddle.scheduler.world.Outside;
import java.lang.reflect.Field;

/**
 * The memory as one thread sees it: of the accesses that the thread is about to make, those that another thread could notice are
 * operations, and the others are nothing.
 */
public final class Memory {

    private final ProgramThread thread;
    private final Execution execution;
    private final Heap heap;
    private final Lens lens;
    private final Spins spins;
    /** Looks for data races; null if nobody does. */
    private final AccessDetector races;
    private final OptimisticReads optimisticReads = new OptimisticReads();

    public Memory(ProgramThread thread, AccessDetector races) {
        this.thread = thread;
        this.execution = thread.execution();
        this.heap = execution.heap();
        this.lens = execution.lens();
        this.spins = thread.spins;
        this.races = races;
    }

    public void field(Object target, Object value, int site, boolean write) {
        Shared shared = noticeable(target, write);
        if (shared == null) {
            return;
        }
        FieldSlot slot = slot(site);
        if (slot == null || thread.isAbandoned()) {
            return;
        }
        if (write) {
            thread.publish(value);
            if (slot.isFinal) {
                lens.learnLateFinal(slot);
            }
        } else if (slot.isFinal && !lens.isLateFinal(slot)) {
            return;
        }
        access(shared.at(slot.offset), slot.isVolatile ? AccessMode.VOLATILE : AccessMode.PLAIN, !write, write, site);
    }

    public void global(Object value, int site, boolean write) {
        FieldSlot slot = slot(site);
        if (slot == null || thread.isAbandoned()) {
            return;
        }
        if (write) {
            thread.publish(value);
        }
        if (slot.isFinal) {
            return;
        }
        if (slot.epoch != Control.epoch) {
            slot.location = heap.ofClass(slot.owner).at(slot.offset);
            slot.epoch = Control.epoch;
        }
        access(slot.location, slot.isVolatile ? AccessMode.VOLATILE : AccessMode.PLAIN, !write, write, site);
    }

    public void element(Object array, int index, Object value, int site, boolean write) {
        Shared shared = noticeable(array, write);
        if (shared == null) {
            return;
        }
        if (thread.isAbandoned() || index < 0 || index >= Elements.length(array)) {
            return;
        }
        if (write) {
            thread.publish(value);
        }
        access(shared.at(Elements.offset(array, index)), AccessMode.PLAIN, !write, write, site);
    }

    /** What is known of {@code target} if another thread could notice an access to it; else null. */
    private Shared noticeable(Object target, boolean write) {
        Shared shared = heap.find(target);
        if (shared != null && shared.isPublished()) {
            return shared;
        }
        if (!lens.escapes(target)) {
            if (write) {
                spins.effect();
            }
            return null;
        }
        thread.publish(target);
        return heap.find(target);
    }

    /** An access that names its target by object and offset. It covers {@code bytes}, or one variable if that is 0. Without a target, the offset is an address. */
    public void atomic(Object target, long offset, int bytes, AccessMode mode, boolean reads, boolean writes, Object value, Expectation expectation, int site) {
        Shared shared;
        if (target == null) {
            outside(offset, bytes, mode, writes, site);
            return;
        }
        if (target instanceof Class<?> type) {
            if (type.getClassLoader() == null) {
                return;
            }
            shared = heap.ofClass(type);
        } else {
            shared = heap.find(target);
            if (shared == null || !shared.isPublished() || target instanceof Thread && isOfThread((Thread) target, offset)) {
                if (writes) {
                    spins.effect();
                }
                return;
            }
        }
        if (writes) {
            thread.publish(value);
        }
        if (bytes > 1 && target.getClass().isArray() && bytes != Elements.scale(target)) {
            elements(shared, offset, bytes, mode, writes, site);
        } else {
            access(shared.at(offset), mode, reads, writes, expectation, site);
        }
    }

    /** An access to memory that is not in the heap. */
    private void outside(long address, long bytes, AccessMode mode, boolean write, int site) {
        Shared block = heap.blocks().find(address);
        if (block == null) {
            execution.world().outside().visit(Outside.Place.MEMORY, thread.index(), write);
        } else {
            perform(site, Stretch.of(block, Blocks.index(block, address), (int) Math.min(bytes, Integer.MAX_VALUE), mode, write));
        }
    }

    /** An access to all elements of an array that lie in a stretch of bytes. */
    private void elements(Shared array, long offset, long bytes, AccessMode mode, boolean write, int site) {
        int first = Elements.index(array.target(), offset);
        int last = Elements.index(array.target(), offset + bytes - 1);
        if (first >= 0 && last < Elements.length(array.target())) {
            perform(site, Stretch.of(array, first, last - first + 1, mode, write));
        }
    }

    /** An access to many bytes, in the heap or elsewhere. */
    public void bulk(Object target, long offset, long bytes, boolean write, int site) {
        if (bytes <= 0) {
            return;
        }
        if (target == null) {
            outside(offset, bytes, AccessMode.PLAIN, write, site);
            return;
        }
        Shared shared = heap.findPublished(target);
        if (shared != null && target.getClass().isArray()) {
            elements(shared, offset, bytes, AccessMode.PLAIN, write, site);
        } else if (write) {
            spins.effect();
        }
    }

    /** The thread has allocated memory outside of the heap. */
    public void allocated(long address, long bytes) {
        thread.quiet++;
        try {
            heap.blocks().add(address, bytes, thread);
        } finally {
            thread.quiet--;
        }
    }

    /** The thread gives memory outside of the heap back: nobody may use it any more. False if it was not allocated in this execution. */
    public boolean free(long address) {
        Shared block = heap.blocks().find(address);
        if (block == null) {
            return false;
        }
        perform(0, Stretch.of(block, 0, Elements.length(block.target()), AccessMode.PLAIN, true));
        heap.blocks().free(address);
        return true;
    }

    /** How many bytes were allocated at {@code address} in this execution; 0 if none. */
    public long allocatedAt(long address) {
        Shared block = heap.blocks().find(address);
        return block == null ? 0 : Blocks.size(block);
    }

    /** A stretch of elements is about to be read, or changed, by code that nobody follows. */
    public void stretch(Object array, int from, int length, boolean write) {
        Shared shared = array == null ? null : heap.findPublished(array);
        if (shared != null && length > 0 && from >= 0 && from <= Elements.length(array) - length) {
            perform(0, Stretch.of(shared, from, length, AccessMode.PLAIN, write));
        }
    }

    /** Something is about to be done with a part of {@code target} that has no field which anybody could watch. */
    public void facet(Object target, Facet facet, AccessMode mode, boolean write, Object value) {
        Shared shared = target instanceof Class<?> type ? heap.ofClass(type) : heap.findPublished(target);
        if (shared == null) {
            return;
        }
        String name = (target instanceof Class<?> type ? type.getName() : "") + facet.suffix();
        if (write) {
            thread.publish(value);
            if (!execution.isUnnoticed()) {
                lens.learnWritten(name);
            }
        } else if (!lens.isWritten(name)) {
            return;
        }
        perform(0, Stretch.of(shared, facet, mode, write));
    }

    /** Performs an access to several variables in one step, if another thread could notice it. */
    void perform(int site, Stretch... stretches) {
        if (thread.isAbandoned()) {
            return;
        }
        if (execution.unobserved() && !thread.isWatching()) {
            spins.effect();
            return;
        }
        thread.perform(new WideAccess(this, stretches, site));
    }

    /** What the JDK keeps in thread objects belongs to the thread or is modelled. */
    private static boolean isOfThread(Thread object, long offset) {
        FieldSlot slot = Layout.of(object.getClass()).at(offset);
        return slot != null && slot.owner == Thread.class;
    }

    /** An access to an array element through a handle. */
    public void atomicElement(Object array, int index, AccessMode mode, boolean reads, boolean writes, Object value, Expectation expectation,
            int site) {
        if (array != null && index >= 0 && index < Elements.length(array)) {
            atomic(array, Elements.offset(array, index), 0, mode, reads, writes, value, expectation, site);
        }
    }

    /** An access by reflection. */
    public void reflective(Field field, Object target, Object value, boolean write) {
        FieldSlot slot = Layout.resolve(field.getDeclaringClass(), field.getName());
        if (slot == null || slot.base == null && target == null || slot.base != null && slot.owner.getClassLoader() == null) {
            return;
        }
        if (slot.base != null) {
            Classes.use(slot.owner);
        }
        if (slot.isFinal && !write) {
            return;
        }
        atomic(slot.base == null ? target : slot.owner, slot.offset, 0, slot.isVolatile ? AccessMode.VOLATILE : AccessMode.PLAIN, !write, write, value, null, 0);
    }

    public void cloning(Object object, int site) {
        Shared shared = heap.findPublished(object);
        if (shared == null || thread.isAbandoned()) {
            return;
        }
        if (object.getClass().isArray()) {
            Copies.readAll(this, thread, shared, site);
            return;
        }
        for (FieldSlot slot : Layout.of(object.getClass()).instance) {
            if (!slot.isFinal || lens.isLateFinal(slot)) {
                access(shared.at(slot.offset), slot.isVolatile ? AccessMode.VOLATILE : AccessMode.PLAIN, true, false, site);
            }
        }
    }

    /** {@link System#arraycopy}: reads all of one stretch, then writes all of the other. */
    public void copy(Object source, int from, Object target, int to, int length, int site) {
        Copies.copy(this, thread, source, from, target, to, length, site);
    }

    void access(Location location, AccessMode mode, boolean reads, boolean writes, int site) {
        access(location, mode, reads, writes, null, site);
    }

    /** {@code expectation} says when something is written; null if always. */
    private void access(Location location, AccessMode mode, boolean reads, boolean writes, Expectation expectation, int site) {
        if (thread.isWatching()) {
            if (writes) {
                thread.refuse("write " + location.name());
            }
            thread.watch(location.key(), location.position());
            return;
        }
        if (execution.unobserved()) {
            if (!writes) {
                spins.read(location);
            } else if (reads) {
                spins.update(location);
            } else {
                location.written();
                spins.effect();
            }
            return;
        }
        thread.perform(new MemoryAccess(this, location, mode, reads, writes, expectation, site));
    }

    /** {@code access} happens now: who looks for data races has to know. */
    void happens(MemoryAccess access) {
        if (races == null) {
            return;
        }
        int time = thread.clock.get(thread.index());
        int event = execution.eventCount();
        access.attribute(races.author(access));
        if (optimisticReads.isStamped() && access.mode == AccessMode.PLAIN && !access.changes()) {
            optimisticReads.note(access, time, event);
        } else {
            races.access(thread, access, time, event);
        }
    }

    /** The thread takes an optimistic stamp. */
    public void takeStamp() {
        forgetStamp();
        optimisticReads.begin();
    }

    /** The thread validates its stamp, or exchanges it for a lock. */
    public void settleStamp() {
        optimisticReads.settle();
    }

    /** Nobody asks whether the stamp of the thread, if there is one, is still valid: then its reads count as what they are. */
    public void forgetStamp() {
        optimisticReads.forget(thread, races);
    }

    private FieldSlot slot(int number) {
        Site site = Sites.get(number);
        Object resolved = site.resolved;
        return resolved instanceof FieldSlot slot ? slot : resolve(site);
    }

    private FieldSlot resolve(Site site) {
        thread.quiet++;
        try {
            FieldSlot slot = Layout.resolve(Class.forName(site.owner, false, site.loader), site.member);
            site.resolved = slot;
            return slot;
        } catch (ClassNotFoundException | LinkageError failing) {
            // The instruction itself is about to fail in the same way.
            return null;
        } finally {
            thread.quiet--;
        }
    }
}
