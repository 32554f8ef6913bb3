package dev.heddle.scheduler.primitives;

import dev.heddle.model.Footprint;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.kernel.Synchronizer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Function;

/**
 * Those who queue for a lock or for permits, first come first.
 *
 * <p>To join the line, and to leave it for lack of time, changes nothing for whoever wants the lock and does not ask who queues for it; so it is a resource of
 * its own, which counts only where somebody asks.
 */
public final class Line<T> extends Synchronizer {

    private final Deque<T> queued = new ArrayDeque<>(0);
    private final String name;

    /** The line of {@code lock}. */
    public Line(Synchronizer lock) {
        super(lock.shared(), "line");
        this.name = lock.name();
    }

    public void add(T last) {
        queued.add(last);
        changed();
    }

    /** Takes {@code one} out, if it is there. */
    public void remove(T one) {
        if (queued.remove(one)) {
            changed();
        }
    }

    /** Who is next; null if nobody queues. */
    public T head() {
        return queued.peek();
    }

    public boolean isEmpty() {
        return queued.isEmpty();
    }

    /** Asks for something about the line; from now on it matters when threads come to wait. */
    public <R> R ask(String question, Function<Deque<T>, R> answer) {
        ProgramThread asking = ProgramThread.current();
        asking.execution().lens().learnQueues();
        return Instant.look(asking, this, question, thread -> answer.apply(queued));
    }

    @Override
    public void touch(ProgramThread thread, Footprint all, boolean write) {
        if (thread.execution().lens().queuesObserved()) {
            super.touch(thread, all, write);
        }
    }

    @Override
    public String name() {
        return name;
    }
}
