package dev.heddle.scheduler.kernel;

import dev.heddle.model.Footprint;
import dev.heddle.model.Readiness;
import dev.heddle.model.Resource;
import dev.heddle.runtime.Loops;
import dev.heddle.scheduler.memory.Location;
import dev.heddle.scheduler.memory.Versioned;
import java.util.Arrays;

/**
 * Recognises that a thread goes round a loop for nothing.
 *
 * <p>If an iteration changed nothing (it only read, it left as many locks as it took, and at the head of the loop
 * the frame is as it was one iteration ago), the next one will do the same until somebody else writes what it read.
 * Then the thread waits for that instead of repeating itself: a spin loop has finitely many executions, no strategy
 * hangs in it, and a loop that nobody will ever end is seen for what it is. A loop that counts its rounds changes
 * its frame and is left alone.
 *
 * <p>An iteration that waited for time to pass, and found nothing changed, may hold a monitor at the loop's head; it
 * goes on to wait, but its time will not run out again before something it read has changed.
 */
public final class Spins {

    private static final int LONGEST = 256;
    private static final int LOOPS = 8;

    private final ProgramThread thread;

    /** What was read, and in which version, since the thread last changed something. */
    private Versioned[] read = new Versioned[16];
    private int[] versions = new int[16];
    private int readCount;
    /** How often the thread has changed something. */
    private int effects;
    /** How often it has seen time run out. */
    private int timeouts;
    private int locks;

    /** The loops whose heads were passed last, as they were then. */
    private final Head[] heads = new Head[LOOPS];
    private int nextHead;

    /** A wait that ended for lack of time; another will do so as well until one of these changes. */
    private Sight futile;

    /** The variable that was last updated, and what it held before: whether that changed it is only seen afterwards. */
    private Location updated;
    private long bitsBefore;
    private Object referenceBefore;

    Spins(ProgramThread thread) {
        this.thread = thread;
    }

    /** The thread is about to read and perhaps write {@code location} in one step. */
    public void update(Location location) {
        settle();
        updated = location;
        bitsBefore = location.bits();
        referenceBefore = location.reference();
    }

    /** Finds out what the last update did: one that changed nothing, such as a failed compare-and-set, was but a read. */
    void settle() {
        Location location = updated;
        if (location == null) {
            return;
        }
        updated = null;
        boolean same = location.type() != null && bitsBefore == location.bits() && referenceBefore == location.reference();
        referenceBefore = null;
        if (same) {
            read(location);
        } else {
            location.written();
            effect();
        }
    }

    public void effect() {
        settle();
        effects++;
        readCount = 0;
        futile = null;
    }

    public void timedOut() {
        timeouts++;
    }

    public void locked() {
        locks++;
    }

    public void unlocked() {
        locks--;
    }

    public void read(Versioned variable) {
        settle();
        if (readCount == LONGEST) {
            effect();
        }
        if (readCount == read.length) {
            grow();
        }
        read[readCount] = variable;
        versions[readCount++] = variable.version();
    }

    private void grow() {
        // The JDK's code for arrays is instrumented as well.
        thread.quiet++;
        read = Arrays.copyOf(read, readCount * 2);
        versions = Arrays.copyOf(versions, readCount * 2);
        thread.quiet--;
    }

    /** True if the frame's state is worth computing: the thread has looked at something shared. */
    boolean atLoop() {
        settle();
        return readCount > 0;
    }

    void iterate(long frame, int site) {
        long digest = Loops.mix(frame, locks);
        Head head = head(site);
        if (head.digest == digest && head.effects == effects && head.reads < readCount) {
            if (head.timeouts == timeouts) {
                thread.perform(new Spin(since(head), site));
            } else {
                futile = since(head);
            }
        }
        head.reads = readCount;
        head.digest = digest;
        head.effects = effects;
        head.timeouts = timeouts;
    }

    /** What was read since the thread passed {@code head}. */
    private Sight since(Head head) {
        return new Sight(Arrays.copyOfRange(read, head.reads, readCount), Arrays.copyOfRange(versions, head.reads, readCount));
    }

    /** What has to change before letting time run out would do more than bring the thread back to where it is; null if nothing. */
    Sight futile() {
        return futile;
    }

    private Head head(int site) {
        for (Head head : heads) {
            if (head != null && head.site == site) {
                return head;
            }
        }
        Head head = new Head(site);
        heads[nextHead] = head;
        nextHead = (nextHead + 1) % LOOPS;
        return head;
    }

    private static final class Head {

        final int site;
        long digest;
        int effects;
        int timeouts;
        /** How many reads were in the log. */
        int reads;

        Head(int site) {
            this.site = site;
        }
    }

    /** Waits until one of the variables is written. */
    private static final class Spin extends Action {

        private final Sight sight;

        Spin(Sight sight, int site) {
            super(Kind.SPIN, site);
            this.sight = sight;
        }

        @Override
        protected void touch(ProgramThread thread, Footprint all) {
            sight.touch(all);
        }

        @Override
        protected Readiness readiness(ProgramThread thread) {
            return sight.changed(0);
        }

        @Override
        protected boolean enabled(ProgramThread thread) {
            return sight.hasChanged();
        }

        @Override
        protected boolean eager(ProgramThread thread) {
            return true;
        }

        @Override
        protected void run(ProgramThread thread) {
            // Nothing happens: the loop goes on.
        }

        @Override
        public boolean writes() {
            return false;
        }

        @Override
        protected boolean pure() {
            return true;
        }

        @Override
        public Resource resource() {
            return (Resource) sight.first();
        }

        @Override
        public String describe() {
            return "spin until " + resource().name() + " changes";
        }

        @Override
        protected String waitingFor() {
            return "a write of " + resource().name() + " (spinning)";
        }
    }
}
