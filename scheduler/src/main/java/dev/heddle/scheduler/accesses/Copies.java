package dev.heddle.scheduler.accesses;

import dev.heddle.model.Footprint;
import dev.heddle.model.Resource;
import dev.heddle.model.ResourceId;
import dev.heddle.scheduler.kernel.Action;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.memory.AccessMode;
import dev.heddle.scheduler.memory.Elements;
import dev.heddle.scheduler.memory.Heap;
import dev.heddle.scheduler.memory.Keys;
import dev.heddle.scheduler.memory.Location;
import dev.heddle.scheduler.memory.Shared;
import java.lang.reflect.Array;

/**
 * Copies between arrays. Each side that others can reach is one visible operation on a stretch of elements: the
 * source is read as a whole, then the target is written as a whole.
 */
final class Copies {

    private Copies() {
    }

    static void copy(Memory memory, ProgramThread thread, Object source, int from, Object target, int to, int length, int site) {
        Heap heap = thread.execution().heap();
        Shared read = source == null ? null : heap.findPublished(source);
        Shared written = target == null ? null : heap.findPublished(target);
        boolean valid = source != null && target != null && source.getClass().isArray() && target.getClass().isArray()
                && from >= 0 && to >= 0 && length > 0
                && from <= Elements.length(source) - length && to <= Elements.length(target) - length;
        if (!valid || read == null && written == null || thread.execution().unobserved()) {
            if (written != null && valid && source instanceof Object[]) {
                publish(thread, (Object[]) source, from, length);
            }
            thread.spins.effect();
            System.arraycopy(source, from, target, to, length);
            return;
        }
        Object origin = source;
        int start = from;
        if (read != null) {
            thread.perform(new Stretch(memory, read, from, length, false, site));
            if (written != null) {
                origin = Array.newInstance(source.getClass().getComponentType(), length);
                System.arraycopy(source, from, origin, 0, length);
                start = 0;
            }
        }
        if (written != null) {
            if (source instanceof Object[] references) {
                publish(thread, references, from, length);
            }
            thread.perform(new Stretch(memory, written, to, length, true, site));
        }
        System.arraycopy(origin, start, target, to, length);
    }

    /** All of an array is about to be read. */
    static void readAll(Memory memory, ProgramThread thread, Shared array, int site) {
        int length = Elements.length(array.target());
        if (length > 0 && !thread.execution().unobserved()) {
            thread.perform(new Stretch(memory, array, 0, length, false, site));
        }
    }

    private static void publish(ProgramThread thread, Object[] source, int from, int length) {
        for (int i = 0; i < length; i++) {
            thread.publish(source[from + i]);
        }
    }

    /** An access to several elements of an array at once. */
    private static final class Stretch extends Action implements Resource {

        private final Memory memory;
        private final Shared array;
        private final int from;
        private final int length;
        private final boolean write;

        Stretch(Memory memory, Shared array, int from, int length, boolean write, int site) {
            super(write ? Kind.WRITE : Kind.READ, site);
            this.memory = memory;
            this.array = array;
            this.from = from;
            this.length = length;
            this.write = write;
        }

        @Override
        protected void touch(ProgramThread thread, Footprint all) {
            all.add(Keys.of(array, 0), from, from + length - 1, write, 0, 0);
        }

        @Override
        protected void run(ProgramThread thread) {
            for (int i = 0; i < length; i++) {
                Location location = array.at(Elements.offset(array.target(), from + i));
                new MemoryAccess(memory, location, AccessMode.PLAIN, !write, write, site()).run(thread);
            }
        }

        @Override
        protected boolean isMemoryAccess() {
            return true;
        }

        @Override
        protected boolean pure() {
            return !write;
        }

        @Override
        public boolean writes() {
            return write;
        }

        @Override
        public Resource resource() {
            return this;
        }

        @Override
        public ResourceId id() {
            return new ResourceId(array.id(), "[" + from + ".." + (from + length - 1) + "]");
        }

        @Override
        public String name() {
            return array.name() + "[" + from + ".." + (from + length - 1) + "]";
        }
    }
}
