package dev.heddle.model;

import dev.heddle.term.Term;
import java.util.List;

/** What a thread is about to do, or has done, that others can notice. */
public interface Operation {

    /** The closed list of what threads do to each other. */
    enum Kind {
        READ("read"),
        WRITE("write"),
        /** Reads and writes in one step: compare-and-set, get-and-add. */
        UPDATE("update"),
        /** Takes a lock, blocking while others hold it. */
        ACQUIRE("lock"),
        RELEASE("unlock"),
        /** Takes a lock if that is possible now. */
        TRY("try"),
        /** Gives up a monitor or lock and joins its waiters. */
        WAIT("wait"),
        /** Stops waiting because time is up. */
        TIMEOUT("time out"),
        /** Takes the lock again after a wait. */
        REACQUIRE("relock"),
        NOTIFY("notify"),
        /** Blocks until a condition of the resource holds: a latch, a permit, a barrier. */
        AWAIT("await"),
        /** Changes a resource so that others may go on: a latch, a permit, a barrier. */
        SIGNAL("signal"),
        START("start"),
        /** First step of a thread. */
        BEGIN("begin"),
        END("end"),
        JOIN("join"),
        INTERRUPT("interrupt"),
        SLEEP("sleep"),
        YIELD("yield"),
        /** Uses a class that may have to be initialised first. */
        INITIALIZE("initialise"),
        /** Takes a value that the explorer chooses. */
        CHOOSE("choose"),
        /** Goes one of several ways, as inputs say. */
        BRANCH("branch"),
        /** Tells that something happens. */
        EVENT("event"),
        /** Goes round a loop that cannot end before somebody else writes. */
        SPIN("spin");

        private final String verb;

        Kind(String verb) {
            this.verb = verb;
        }

        public String verb() {
            return verb;
        }
    }

    Kind kind();

    Resource resource();

    /** True if it may change the resource; two operations that do not are independent. */
    boolean writes();

    /** What it touches, if the execution keeps book of that; else {@link Footprint#NONE}. */
    Footprint footprint();

    /**
     * True if the operation would not have to wait if what it touches, in the footprint's order, were in these states and
     * had changed so often.
     */
    default boolean couldRun(long[] states, int[] versions) {
        return true;
    }

    /** The thread that it starts, or null. */
    default ThreadId starts() {
        return null;
    }

    /** The value that was chosen in it, or -1. */
    default int label() {
        return -1;
    }

    /** For each value of {@link #label}, what has to hold of the inputs; null if they have no say in it. */
    default List<Term> ways() {
        return null;
    }

    /** The term that keeps its value from here on, because it went where terms cannot go; else null. */
    default Term pinned() {
        return null;
    }

    /** Where {@link #pinned} goes, if that is known; else null. */
    default String destination() {
        return null;
    }

    /** What holds of the inputs because this happened; null if they had no say in it. */
    default Term constraint() {
        return ways() == null ? null : ways().get(label());
    }

    /** In a few words, without the thread: {@code read balance}. */
    String describe();

    CodePoint codePoint();
}
