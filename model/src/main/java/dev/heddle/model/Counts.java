package dev.heddle.model;

import java.util.Arrays;

/**
 * A number, 0 or more, for each of very many threads. It never changes: what differs from another in few places shares the rest with it, so that thousands of threads
 * that know of each other do not take memory with the square of their number.
 */
final class Counts {

    private static final int BITS = 5;
    private static final int WIDTH = 1 << BITS;
    private static final int MASK = WIDTH - 1;

    static final Counts NONE = new Counts(0, new int[0], null);

    /** How many levels there are below. */
    private final int height;
    /** On the lowest level, the numbers; those that are missing are 0. */
    private final int[] numbers;
    /** On others, what is below, each one level lower; null where all are 0. */
    private final Counts[] below;

    private Counts(int height, int[] numbers, Counts[] below) {
        this.height = height;
        this.numbers = numbers;
        this.below = below;
    }

    int get(int index) {
        if (index >> BITS * (height + 1) != 0) {
            return 0;
        }
        Counts at = this;
        while (at.height > 0) {
            int next = index >> BITS * at.height & MASK;
            if (next >= at.below.length || at.below[next] == null) {
                return 0;
            }
            at = at.below[next];
        }
        int last = index & MASK;
        return last < at.numbers.length ? at.numbers[last] : 0;
    }

    /** The same but for one number. */
    Counts with(int index, int number) {
        if (index >> BITS * (height + 1) != 0) {
            return new Counts(height + 1, null, new Counts[] {this}).with(index, number);
        }
        int at = index >> BITS * height & MASK;
        if (height == 0) {
            int[] changed = Arrays.copyOf(numbers, Math.max(numbers.length, at + 1));
            changed[at] = number;
            return new Counts(0, changed, null);
        }
        Counts child = at < below.length && below[at] != null ? below[at] : empty(height - 1);
        return withBelow(at, child.with(index & (1 << BITS * height) - 1, number));
    }

    private static Counts empty(int height) {
        return height == 0 ? NONE : new Counts(height, null, new Counts[0]);
    }

    private Counts withBelow(int at, Counts child) {
        Counts[] changed = Arrays.copyOf(below, Math.max(below.length, at + 1));
        changed[at] = child;
        return new Counts(height, null, changed);
    }

    /** For each thread the larger number; this or the other one if that has them all. */
    Counts join(Counts other) {
        if (this == other || other == NONE) {
            return this;
        }
        if (this == NONE) {
            return other;
        }
        if (height < other.height) {
            return other.join(this);
        }
        if (height > other.height) {
            Counts first = below.length > 0 && below[0] != null ? below[0].join(other) : raise(other, height - 1);
            return below.length > 0 && below[0] == first ? this : withBelow(0, first);
        }
        return height == 0 ? joinNumbers(other) : joinBelow(other);
    }

    private static Counts raise(Counts low, int height) {
        Counts raised = low;
        while (raised.height < height) {
            raised = new Counts(raised.height + 1, null, new Counts[] {raised});
        }
        return raised;
    }

    private Counts joinNumbers(Counts other) {
        int[] mine = numbers;
        int[] theirs = other.numbers;
        boolean more = false;
        boolean less = false;
        for (int i = 0; i < WIDTH; i++) {
            int one = i < mine.length ? mine[i] : 0;
            int two = i < theirs.length ? theirs[i] : 0;
            more |= one > two;
            less |= one < two;
        }
        if (!less || !more) {
            return less ? other : this;
        }
        int[] joined = Arrays.copyOf(mine, Math.max(mine.length, theirs.length));
        for (int i = 0; i < theirs.length; i++) {
            joined[i] = Math.max(joined[i], theirs[i]);
        }
        return new Counts(0, joined, null);
    }

    private Counts joinBelow(Counts other) {
        Counts[] joined = new Counts[Math.max(below.length, other.below.length)];
        boolean mine = true;
        boolean theirs = true;
        for (int i = 0; i < joined.length; i++) {
            Counts one = i < below.length ? below[i] : null;
            Counts two = i < other.below.length ? other.below[i] : null;
            joined[i] = one == null ? two : two == null ? one : one.join(two);
            mine &= joined[i] == one;
            theirs &= joined[i] == two;
        }
        return mine ? this : theirs ? other : new Counts(height, null, joined);
    }
}
