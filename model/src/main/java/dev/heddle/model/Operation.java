package dev.heddle.model;

/**
 * What a thread is about to do that others can notice. An {@link Event} is what remains of it once it has happened.
 *
 * <p>The object is only valid while a strategy looks at it.
 */
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

    /** What it touches, if the execution keeps book of that; else {@link Footprint#NONE}. */
    Footprint footprint();

    /** In a few words, without the thread: {@code read balance}. */
    String describe();

    /** The instruction that does it, if one does that was instrumented; else null. */
    CodePoint codePoint();
}
