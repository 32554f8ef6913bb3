package dev.heddle.scheduler.memory;

import java.util.Arrays;

/** The last accesses of each thread to one variable, and what was released through it. */
public final class Accesses {

    public static final int PLAIN_READ = 0;
    public static final int PLAIN_WRITE = 1;
    public static final int ATOMIC_READ = 2;
    public static final int ATOMIC_WRITE = 3;

    /** For each kind of access and thread: the thread's time then (0: none), the event, the site. */
    private final int[][] times = new int[4][];
    private final int[][] events = new int[4][];
    private final int[][] sites = new int[4][];

    /** What happened before the last write, if that one releases; else null. */
    public Clock lastRelease;
    /** What happened before any volatile write. */
    public Clock volatileWrites;

    public void add(int kind, int thread, int time, int event, int site) {
        if (times[kind] == null || times[kind].length <= thread) {
            int length = Math.max(4, Math.max(thread + 1, times[kind] == null ? 0 : times[kind].length * 2));
            times[kind] = times[kind] == null ? new int[length] : Arrays.copyOf(times[kind], length);
            events[kind] = events[kind] == null ? new int[length] : Arrays.copyOf(events[kind], length);
            sites[kind] = sites[kind] == null ? new int[length] : Arrays.copyOf(sites[kind], length);
        }
        times[kind][thread] = time;
        events[kind][thread] = event;
        sites[kind][thread] = site;
    }

    /** The first thread with an access of {@code kind} that {@code clock} does not know of, or -1. */
    public int unordered(int kind, Clock clock, int self) {
        int[] all = times[kind];
        if (all != null) {
            for (int thread = 0; thread < all.length; thread++) {
                if (all[thread] > clock.get(thread) && thread != self) {
                    return thread;
                }
            }
        }
        return -1;
    }

    public int event(int kind, int thread) {
        return events[kind][thread];
    }

    public int site(int kind, int thread) {
        return sites[kind][thread];
    }
}
