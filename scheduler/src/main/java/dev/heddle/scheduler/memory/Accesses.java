package dev.heddle.scheduler.memory;

import dev.heddle.model.Clock;
import java.util.Arrays;

/** The last accesses of each thread to one variable, and what was released through it. */
public final class Accesses {

    public static final int PLAIN_READ = 0;
    public static final int PLAIN_WRITE = 1;
    public static final int ATOMIC_READ = 2;
    public static final int ATOMIC_WRITE = 3;

    private static final int TIME = 1;
    private static final int EVENT = 2;
    private static final int AUTHOR = 3;
    /** How many numbers there are for each thread: which it is, its time then, the event, who made it. */
    private static final int WIDTH = 4;

    /** For each kind of access, those threads that have one. */
    private final int[][] threads = new int[4][];
    private final int[] sizes = new int[4];

    /** What happened before the last write, if that one releases; else null. */
    public Clock lastRelease;
    /** What happened before any volatile write. */
    public Clock volatileWrites;
    /** The accesses that libraries made; those here are the program's own then. Null as long as there are none. */
    public Accesses foreign;

    public void add(int kind, int thread, int time, int event, int author) {
        int at = find(kind, thread);
        int[] all = threads[kind];
        if (at == sizes[kind]) {
            sizes[kind] = at + WIDTH;
            if (all == null || at == all.length) {
                all = all == null ? new int[2 * WIDTH] : Arrays.copyOf(all, 2 * at);
                threads[kind] = all;
            }
        }
        all[at] = thread;
        all[at + TIME] = time;
        all[at + EVENT] = event;
        all[at + AUTHOR] = author;
    }

    /** Where {@code thread} is, or would be. */
    private int find(int kind, int thread) {
        int[] all = threads[kind];
        int at = 0;
        while (at < sizes[kind] && all[at] != thread) {
            at += WIDTH;
        }
        return at;
    }

    /** The first thread with an access of {@code kind} that {@code clock} does not know of, or -1. */
    public int unordered(int kind, Clock clock, int self) {
        int[] all = threads[kind];
        int first = -1;
        for (int at = 0; at < sizes[kind]; at += WIDTH) {
            int thread = all[at];
            if (all[at + TIME] > clock.get(thread) && thread != self && (first < 0 || thread < first)) {
                first = thread;
            }
        }
        return first;
    }

    public int event(int kind, int thread) {
        return threads[kind][find(kind, thread) + EVENT];
    }

    public int author(int kind, int thread) {
        return threads[kind][find(kind, thread) + AUTHOR];
    }
}
