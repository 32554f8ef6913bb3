package dev.heddle.model;

import java.util.Arrays;

/**
 * Names a thread by the path of its creation: {@code 0} is the main thread, {@code 2} the second thread
 * that it started, {@code 2.1} the first that this one started.
 *
 * <p>The same path is always the same object, so identity is equality. Paths do not depend on how
 * independent operations are interleaved, which makes them stable across executions.
 */
public final class ThreadId implements Comparable<ThreadId> {

    public static final ThreadId MAIN = new ThreadId(null, 0);

    /** No program starts as many threads from one; a text that says so is damaged. */
    private static final int MOST_CHILDREN = 1_000_000;

    private static int interned;

    private final ThreadId parent;
    private final int ordinal;
    private final int key;
    private final long hash;
    private final Decision decision = new Decision.Run(this);
    private ThreadId[] children = new ThreadId[4];

    private ThreadId(ThreadId parent, int ordinal) {
        this.parent = parent;
        this.ordinal = ordinal;
        this.key = interned++;
        this.hash = parent == null ? 1 : parent.hash * 1_000_003 + ordinal;
    }

    /** The {@code n}-th thread that this one starts, counted from 1. */
    public synchronized ThreadId child(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("threads are counted from 1, not " + n);
        }
        if (n > children.length) {
            children = Arrays.copyOf(children, Math.max(n, children.length * 2));
        }
        ThreadId child = children[n - 1];
        if (child == null) {
            synchronized (ThreadId.class) {
                child = new ThreadId(this, n);
            }
            children[n - 1] = child;
        }
        return child;
    }

    /** The decision to let this thread go on. */
    public Decision decision() {
        return decision;
    }

    /** A number of its own within this JVM; not stable beyond it. */
    public int key() {
        return key;
    }

    /** A number that is the same in every JVM, and different for all threads that a program is likely to have. */
    public long hash() {
        return hash;
    }

    public static ThreadId parse(String text) {
        if (text.equals("0")) {
            return MAIN;
        }
        ThreadId id = MAIN;
        for (String part : text.split("\\.", -1)) {
            try {
                int n = Integer.parseInt(part);
                if (n < 1 || n > MOST_CHILDREN) {
                    throw nameless(text);
                }
                id = id.child(n);
            } catch (NumberFormatException e) {
                throw nameless(text);
            }
        }
        return id;
    }

    private static FormatException nameless(String text) {
        return new FormatException("'" + text + "' does not name a thread");
    }

    @Override
    public int compareTo(ThreadId other) {
        if (this == other) {
            return 0;
        }
        int[] mine = path();
        int[] theirs = other.path();
        return Arrays.compare(mine, theirs);
    }

    private int[] path() {
        int depth = 0;
        for (ThreadId id = this; id.parent != null; id = id.parent) {
            depth++;
        }
        int[] path = new int[depth];
        for (ThreadId id = this; id.parent != null; id = id.parent) {
            path[--depth] = id.ordinal;
        }
        return path;
    }

    @Override
    public String toString() {
        if (parent == null) {
            return "0";
        }
        return parent == MAIN ? Integer.toString(ordinal) : parent + "." + ordinal;
    }
}
