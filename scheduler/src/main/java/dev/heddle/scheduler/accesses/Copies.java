package dev.heddle.scheduler.accesses;

import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.memory.AccessMode;
import dev.heddle.scheduler.memory.Elements;
import dev.heddle.scheduler.memory.Heap;
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
            thread.perform(stretch(memory, read, from, length, false, site));
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
            thread.perform(stretch(memory, written, to, length, true, site));
        }
        System.arraycopy(origin, start, target, to, length);
    }

    /** All of an array is about to be read. */
    static void readAll(Memory memory, ProgramThread thread, Shared array, int site) {
        int length = Elements.length(array.target());
        if (length > 0 && !thread.execution().unobserved()) {
            thread.perform(stretch(memory, array, 0, length, false, site));
        }
    }

    private static WideAccess stretch(Memory memory, Shared array, int from, int length, boolean write, int site) {
        return new WideAccess(memory, new Stretch[] {Stretch.of(array, from, length, AccessMode.PLAIN, write)}, site);
    }

    private static void publish(ProgramThread thread, Object[] source, int from, int length) {
        for (int i = 0; i < length; i++) {
            thread.publish(source[from + i]);
        }
    }
}
