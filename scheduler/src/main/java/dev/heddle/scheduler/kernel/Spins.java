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
 * <p>An iteration to which somebody else contributed does not count as one that changed nothing: a wait that ended because of a
 * notification, a permit or an interrupt used up what another thread gave, and cannot do so for ever by itself.
 *
 * <p>The thread waits where it stands in nobody's way more than a real one would: where it holds the fewest locks of all the iteration.
 * That is the head of the loop, or after it has given up a lock that it holds at the head, or inside a wait with a time
 * limit, whose time then does not run out again before something the iteration read has changed.
 *
 * <p>An iteration that asks for the time as well, and lets none pass by waiting, waits for time: it would do the same until somebody else writes, or it is late enough. How late that is nobody knows, so the thread
 * {@linkplain Poll waits} for a little, and for a little more each time. If the frame changes, because it holds the time, the loop is taken for such a one after many rounds in which the thread did nothing but look.
 */
public final class Spins {

    private static final int LONGEST = 256;
    private static final int LOOPS = 8;
    /** After so many rounds in which a thread only looks, and asks for the time, it waits for time. */
    private static final int MANY = 64;

    private final ProgramThread thread;

    /** What was read, and in which version, since the thread last changed something. */
    private Versioned[] read = new Versioned[16];
    private int[] versions = new int[16];
    private int readCount;
    /** How often the thread has changed something, or has read too much to remember. */
    private int effects;
    /** How often it has changed something. */
    private int changes;
    /** How often it has asked for the time, and how often it had when it last changed something. */
    private int questions;
    private int answered;
    /** Since when, in its own time, it waits for time by asking for it; negative if it does not. */
    private long polling = -1;
    private int locks;

    /** The loops whose heads were passed last, as they were then. */
    private final Head[] heads = new Head[LOOPS];
    private int nextHead;

    /** What to wait for before the next operation with {@link #idleLocks} locks; null if nothing. */
    private Action due;
    /** A wait with {@link #idleLocks} locks that ended for lack of time; another will do so as well until one of these changes. */
    private Sight futile;
    private int idleLocks;

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
        changes++;
        answered = questions;
        polling = -1;
        forget();
    }

    private void forget() {
        effects++;
        readCount = 0;
        due = null;
        futile = null;
    }

    /** The thread asks for the time. */
    public void asked() {
        settle();
        questions++;
    }

    /** The thread has waited for time to pass. */
    void passed() {
        for (Head head : heads) {
            if (head != null) {
                head.waited = true;
            }
        }
    }

    /** What the thread waited for by asking for the time has happened before it was late enough. */
    void stopPolling() {
        polling = -1;
    }

    public void timedOut() {
        for (Head head : heads) {
            if (head != null && locks <= head.fewestLocks) {
                head.timedOut = true;
            }
        }
    }

    public void locked() {
        locks++;
    }

    public void unlocked() {
        locks--;
        for (Head head : heads) {
            if (head != null && locks < head.fewestLocks) {
                head.fewestLocks = locks;
                head.timedOut = false;
            }
        }
    }

    /** What the thread has to wait for before it does anything else; null if nothing. */
    Action takeDue() {
        if (due == null || locks != idleLocks) {
            return null;
        }
        Action spin = due;
        due = null;
        return spin;
    }

    public void read(Versioned variable) {
        settle();
        if (readCount == LONGEST) {
            forget();
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

    /** True if the frame's state is worth computing: the thread has looked at something shared, or at a clock. */
    boolean atLoop() {
        settle();
        return readCount > 0 || questions != answered;
    }

    void iterate(long frame, int site) {
        long digest = Loops.mix(frame, locks);
        Head head = head(site);
        boolean same = head.digest == digest && head.effects == effects;
        boolean asks = head.changes == changes && head.questions != questions;
        head.rounds = asks && !head.waited ? head.rounds + 1 : 0;
        if (same && !asks && head.reads < readCount) {
            idle(head, site);
        } else if (head.rounds > 0 && (same || head.rounds >= MANY)) {
            poll(head, site);
        } else if (due != null && due.site() == site) {
            due = null;
        }
        head.reads = readCount;
        head.digest = digest;
        head.effects = effects;
        head.changes = changes;
        head.questions = questions;
        head.fewestLocks = locks;
        head.timedOut = false;
        head.waited = false;
    }

    /** The iteration that ends here did nothing but look, and ask for the time. */
    private void poll(Head head, int site) {
        int from = head.effects == effects ? head.reads : 0;
        Sight seen = new Sight(Arrays.copyOfRange(read, from, readCount), Arrays.copyOfRange(versions, from, readCount));
        if (polling < 0) {
            polling = thread.time();
        }
        // In the end nobody can be late enough, and only somebody else could end the loop.
        Action wait = thread.time() >= Poll.LATEST && from < readCount ? new Spin(seen, site) : Poll.of(thread, seen, thread.time() - polling, site);
        if (head.fewestLocks < locks) {
            due = wait;
            idleLocks = head.fewestLocks;
        } else {
            thread.perform(wait);
        }
    }

    /** The iteration that ends here changed nothing. */
    private void idle(Head head, int site) {
        Sight seen = new Sight(Arrays.copyOfRange(read, head.reads, readCount), Arrays.copyOfRange(versions, head.reads, readCount));
        if (head.timedOut) {
            futile = seen;
            idleLocks = head.fewestLocks;
        } else if (head.fewestLocks < locks) {
            due = new Spin(seen, site);
            idleLocks = head.fewestLocks;
        } else {
            thread.perform(new Spin(seen, site));
        }
    }

    /** What has to change before letting time run out would do more than bring the thread back to where it is; null if nothing. */
    Sight futile() {
        return locks == idleLocks ? futile : null;
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
        /** How many reads were in the log. */
        int reads;
        /** The fewest locks that the thread has held since. */
        int fewestLocks;
        /** True if time has run out while it held so few. */
        boolean timedOut;
        int changes;
        int questions;
        /** True if the thread has waited for time to pass since. */
        boolean waited;
        /** In how many rounds without a break it did nothing but look, and ask for the time. */
        int rounds;

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
