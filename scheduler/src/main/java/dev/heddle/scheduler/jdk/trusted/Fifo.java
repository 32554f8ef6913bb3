package dev.heddle.scheduler.jdk.trusted;

import dev.heddle.model.Footprint;
import dev.heddle.model.Readiness;
import dev.heddle.scheduler.kernel.Handover;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.kernel.Synchronizer;
import dev.heddle.scheduler.memory.Keys;
import dev.heddle.scheduler.memory.Shared;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Queue;

/**
 * A queue of the JDK, first in, first out, as far as threads can notice each other in it.
 *
 * <p>Who puts decides in which order elements come, and who takes in which order they go; so puts depend on each other, and so do takes. But a put and a take may change places, unless it is the same
 * element that is put and taken, or there is room for one only because the other was taken: that comes from places, which are numbered in the order of puts, and holes, in that of takes. How many there are only matters to those who ask, and to those who find none or too many: all others add to that number.
 */
final class Fifo extends Synchronizer {

    /** An element from when it was put, at the {@code place}-th place, until it is taken; {@code handover} is null if it was there before others knew of the queue. */
    private record Element(int place, Handover handover) {
    }

    private final Queue<Object> queue;
    private final int capacity;
    private final long head;
    private final long tail;
    private final long space;
    private final long places;
    private final long holes;
    private final Deque<Element> elements = new ArrayDeque<>();
    /** How many were put. */
    private int next;
    /** How many were taken. */
    private int taken;

    /** {@code capacity} is {@link Integer#MAX_VALUE} if it has none. */
    Fifo(Shared shared, Queue<Object> queue, int capacity) {
        super(shared, "count");
        this.queue = queue;
        this.capacity = capacity;
        this.head = Keys.of(shared, Keys.named("head"));
        this.tail = Keys.of(shared, Keys.named("tail"));
        this.space = Keys.of(shared, Keys.named("space"));
        this.places = Keys.of(shared, Keys.named("places"));
        this.holes = Keys.of(shared, Keys.named("holes"));
        for (int size = queue.size(); next < size; next++) {
            elements.add(new Element(next, null));
        }
    }

    Queue<Object> queue() {
        return queue;
    }

    /** How many elements there are. */
    @Override
    protected long state() {
        return elements.size();
    }

    boolean isEmpty() {
        return elements.isEmpty();
    }

    boolean isFull() {
        return elements.size() >= capacity;
    }

    private boolean isBounded() {
        return capacity < Integer.MAX_VALUE;
    }

    /** When there is room, in terms of what {@link #touchPut} adds. */
    Readiness hasRoom() {
        return isBounded() ? Readiness.numberIsAtLeast(0, 1) : Readiness.ALWAYS;
    }

    /** Adds what a put touches; if the queue can be full, the room that is left comes first, else the number of elements. */
    void touchPut(Footprint all) {
        if (isBounded()) {
            all.addTo(space, -1, capacity - elements.size(), version());
        }
        touchCount(all, 1);
        all.add(tail, true, 0, 0);
        all.addMovable(places, next, true);
        if (isBounded() && next >= capacity) {
            all.addMovable(holes, next - capacity, false);
        }
    }

    /** Adds what taking the first element touches; the number of elements comes first. */
    void touchTake(Footprint all) {
        touchCount(all, -1);
        if (isBounded()) {
            all.addTo(space, 1, capacity - elements.size(), version());
        }
        all.add(head, true, 0, 0);
        touchFirst(all);
        if (isBounded()) {
            all.addMovable(holes, taken, true);
        }
    }

    /** Adds what looking at the first element touches. */
    void touchPeek(Footprint all) {
        if (elements.isEmpty()) {
            touch(null, all, false);
        }
        all.add(head, false, 0, 0);
        touchFirst(all);
    }

    private void touchFirst(Footprint all) {
        all.addMovable(places, elements.isEmpty() ? next : elements.peekFirst().place(), false);
    }

    /** Adds that all of the queue is read, or changed. */
    void touchAll(Footprint all, boolean write) {
        touch(null, all, write);
        all.add(space, write, capacity - elements.size(), version());
        all.add(head, write, 0, 0);
        all.add(tail, write, 0, 0);
        all.add(places, 0, Integer.MAX_VALUE, write, 0, 0);
        all.add(holes, 0, Integer.MAX_VALUE, write, 0, 0);
    }

    private void touchCount(Footprint all, int added) {
        all.addTo(key(), added, elements.size(), version());
    }

    /** Puts {@code element}, for which there is room. */
    void put(ProgramThread thread, Object element) {
        thread.publish(element);
        thread.trust(() -> queue.offer(element));
        elements.add(new Element(next++, new Handover(thread)));
        changed();
    }

    /** Takes the first element; there is one. */
    Object take(ProgramThread thread) {
        Object first = thread.trust(queue::poll);
        give(elements.pollFirst(), thread);
        taken++;
        changed();
        return first;
    }

    /** The first element; null if there is none. */
    Object peek(ProgramThread thread) {
        if (!elements.isEmpty()) {
            give(elements.peekFirst(), thread);
        }
        return thread.trust(queue::peek);
    }

    /** All elements, for somebody who looks at each. */
    Object[] look(ProgramThread thread) {
        elements.forEach(each -> give(each, thread));
        return thread.trust(queue::toArray);
    }

    /** Takes {@code most} elements at most. */
    List<Object> drain(ProgramThread thread, int most) {
        List<Object> drained = new ArrayList<>();
        for (int i = Math.min(most, elements.size()); i > 0; i--) {
            drained.add(take(thread));
        }
        return drained;
    }

    /** Takes {@code element} out, wherever it is; false if it is not there. */
    boolean remove(ProgramThread thread, Object element) {
        Object[] before = look(thread);
        boolean removed = thread.trust(() -> queue.remove(element));
        if (removed) {
            int place = Arrays.mismatch(before, thread.trust(queue::toArray), (one, other) -> one == other ? 0 : 1);
            Iterator<Element> each = elements.iterator();
            for (int i = 0; i <= place; i++) {
                each.next();
            }
            each.remove();
            taken++;
            changed();
        }
        return removed;
    }

    private static void give(Element element, ProgramThread thread) {
        if (element.handover() != null) {
            element.handover().to(thread);
        }
    }
}
