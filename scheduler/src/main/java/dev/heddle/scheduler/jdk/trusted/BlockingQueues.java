package dev.heddle.scheduler.jdk.trusted;

import dev.heddle.model.Footprint;
import dev.heddle.model.Operation.Kind;
import dev.heddle.model.Readiness;
import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.primitives.Blocking;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Spliterator;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** {@link LinkedBlockingQueue} and {@link ArrayBlockingQueue}. What they do element by element, for example to iterate, is more than one step. */
@Models(value = {"java.util.concurrent.LinkedBlockingQueue", "java.util.concurrent.ArrayBlockingQueue"},
        before = {"iterator", "spliterator", "forEach", "removeIf", "removeAll", "retainAll", "writeObject"})
public final class BlockingQueues {

    private BlockingQueues() {
    }

    public static boolean applies(Object self) {
        return Trust.covers(self, LinkedBlockingQueue.class) || Trust.covers(self, ArrayBlockingQueue.class);
    }

    /** The elements of {@code self}, which is trusted. */
    @SuppressWarnings("unchecked")
    static Fifo of(Object self) {
        return Trust.of(self).primitive(shared -> {
            BlockingQueue<Object> queue = (BlockingQueue<Object>) self;
            return new Fifo(shared, queue, queue.remainingCapacity() + queue.size());
        });
    }

    public static void put(Object self, Object element) throws InterruptedException {
        new Put(of(self), element, -1).by(ProgramThread.current());
    }

    public static boolean offer(Object self, Object element, long timeout, TimeUnit unit) throws InterruptedException {
        return new Put(of(self), element, Math.max(0, unit.toNanos(timeout))).by(ProgramThread.current());
    }

    public static boolean offer(Object self, Object element) {
        Fifo fifo = of(self);
        Objects.requireNonNull(element);
        return Call.change(Kind.SIGNAL, fifo, "offer to", fifo::touchPut, thread -> {
            boolean room = !fifo.isFull();
            if (room) {
                fifo.put(thread, element);
            }
            return room;
        });
    }

    public static Object take(Object self) throws InterruptedException {
        return new Take(of(self), -1).taken(ProgramThread.current());
    }

    public static Object poll(Object self, long timeout, TimeUnit unit) throws InterruptedException {
        return new Take(of(self), Math.max(0, unit.toNanos(timeout))).taken(ProgramThread.current());
    }

    public static Object poll(Object self) {
        Fifo fifo = of(self);
        return Call.change(Kind.TRY, fifo, "poll", fifo::touchTake, thread -> fifo.isEmpty() ? null : fifo.take(thread));
    }

    public static Object peek(Object self) {
        Fifo fifo = of(self);
        return Call.look(fifo, "peek at", fifo::touchPeek, fifo::peek);
    }

    public static int size(Object self) {
        Fifo fifo = of(self);
        return Call.look(fifo, "size of", all -> fifo.touch(null, all, false), thread -> fifo.queue().size());
    }

    public static int remainingCapacity(Object self) {
        Fifo fifo = of(self);
        return Call.look(fifo, "room in", all -> fifo.touch(null, all, false), thread -> ((BlockingQueue<?>) self).remainingCapacity());
    }

    public static Object[] toArray(Object self) {
        return elements(self, "elements of");
    }

    public static Object[] toArray(Object self, Object[] into) {
        return Arrays.asList(elements(self, "elements of")).toArray(into);
    }

    public static String toString(Object self) {
        return Arrays.asList(elements(self, "text of")).toString();
    }

    public static boolean contains(Object self, Object element) {
        return element != null && Arrays.asList(elements(self, "look for something in")).contains(element);
    }

    private static Object[] elements(Object self, String why) {
        Fifo fifo = of(self);
        return Call.look(fifo, why, all -> fifo.touchAll(all, false), fifo::look);
    }

    public static boolean remove(Object self, Object element) {
        Fifo fifo = of(self);
        if (element == null) {
            return false;
        }
        if (!Equality.isOurs(element)) {
            ProgramThread current = ProgramThread.current();
            current.execution().distrust(current, self.getClass());
        }
        return Call.change(Kind.TRY, fifo, "remove from", all -> fifo.touchAll(all, true), thread -> fifo.remove(thread, element));
    }

    public static void clear(Object self) {
        drain(of(self), Integer.MAX_VALUE, "clear");
    }

    public static int drainTo(Object self, Collection<Object> into) {
        return drainTo(self, into, Integer.MAX_VALUE);
    }

    public static int drainTo(Object self, Collection<Object> into, int most) {
        Objects.requireNonNull(into);
        if (into == self) {
            throw new IllegalArgumentException();
        }
        List<Object> drained = most <= 0 ? List.of() : drain(of(self), most, "drain");
        drained.forEach(into::add);
        return drained.size();
    }

    private static List<Object> drain(Fifo fifo, int most, String name) {
        return Call.change(Kind.TRY, fifo, name, all -> fifo.touchAll(all, true), thread -> fifo.drain(thread, most));
    }

    public static void iterator(Object self) {
        withdraw(self);
    }

    public static void spliterator(Object self) {
        withdraw(self);
    }

    public static void forEach(Object self, Consumer<?> action) {
        withdraw(self);
    }

    public static void removeIf(Object self, Predicate<?> filter) {
        withdraw(self);
    }

    public static void removeAll(Object self, Collection<?> others) {
        withdraw(self);
    }

    public static void retainAll(Object self, Collection<?> others) {
        withdraw(self);
    }

    public static void writeObject(Object self, java.io.ObjectOutputStream out) {
        withdraw(self);
    }

    private static void withdraw(Object self) {
        Trust.withdraw(self, self instanceof LinkedBlockingQueue ? LinkedBlockingQueue.class : ArrayBlockingQueue.class);
    }

    /** Puts an element when there is room. */
    private static final class Put extends Blocking {

        private final Fifo fifo;
        private final Object element;

        Put(Fifo fifo, Object element, long nanos) {
            super(Kind.SIGNAL, fifo, ProgramThread.current(), nanos, true);
            this.fifo = fifo;
            this.element = Objects.requireNonNull(element);
            ProgramThread.current().execution().trusted(fifo.queue().getClass());
        }

        @Override
        protected void touchAwaited(ProgramThread thread, Footprint all) {
            fifo.touchPut(all);
        }

        @Override
        protected boolean ready(ProgramThread thread) {
            return !fifo.isFull();
        }

        @Override
        protected Readiness condition() {
            return fifo.hasRoom();
        }

        @Override
        protected void proceed(ProgramThread thread) {
            fifo.put(thread, element);
        }

        @Override
        protected void giveUp(ProgramThread thread) {
            gaveUp(thread);
        }

        @Override
        public String describe() {
            return "put into " + fifo.name();
        }

        @Override
        protected String waitingFor() {
            return "room in " + fifo.name();
        }
    }

    /** Takes an element when there is one. */
    static final class Take extends Blocking {

        private final Fifo fifo;
        private Object taken;

        Take(Fifo fifo, long nanos) {
            super(Kind.AWAIT, fifo, ProgramThread.current(), nanos, true);
            this.fifo = fifo;
            ProgramThread.current().execution().trusted(fifo.queue().getClass());
        }

        /** What {@code thread} takes; null if there was nothing in time. */
        Object taken(ProgramThread thread) throws InterruptedException {
            by(thread);
            return taken;
        }

        @Override
        protected void touchAwaited(ProgramThread thread, Footprint all) {
            fifo.touchTake(all);
        }

        @Override
        protected boolean ready(ProgramThread thread) {
            return !fifo.isEmpty();
        }

        @Override
        protected Readiness condition() {
            return Readiness.numberIsAtLeast(0, 1);
        }

        @Override
        protected void proceed(ProgramThread thread) {
            taken = fifo.take(thread);
        }

        @Override
        protected void giveUp(ProgramThread thread) {
            gaveUp(thread);
        }

        @Override
        public String describe() {
            return "take from " + fifo.name();
        }

        @Override
        protected String waitingFor() {
            return "an element of " + fifo.name();
        }
    }
}
