package dev.heddle.scheduler.kernel;

import dev.heddle.model.Decision;
import java.util.AbstractList;
import java.util.Arrays;

/** The options of a choice between many threads. What is the same as in the choice before is shared with it, so that thousands of threads do not take memory with the square of their number. */
final class ManyOptions extends AbstractList<Decision> {

    private static final int BITS = 5;
    private static final int WIDTH = 1 << BITS;
    private static final Decision[] NONE = {};

    /** For each stretch of threads, numbered in the order of their start, those that can go on. */
    private final Decision[][] stretches;
    private final int size;

    private ManyOptions(Decision[][] stretches, int size) {
        this.stretches = stretches;
        this.size = size;
    }

    /** The options of {@code choice}, which comes after one with the options {@code before}; null if those were not many. */
    static ManyOptions of(Candidates choice, ManyOptions before) {
        Decision[][] shared = before == null ? new Decision[0][] : before.stretches;
        int last = choice.get(choice.size() - 1).index >> BITS;
        Decision[][] stretches = new Decision[last + 1][];
        Decision[] stretch = new Decision[WIDTH];
        int at = 0;
        for (int i = 0; i < stretches.length; i++) {
            int size = 0;
            while (at < choice.size() && choice.get(at).index >> BITS == i) {
                stretch[size++] = choice.decision(at++);
            }
            stretches[i] = i < shared.length && Arrays.equals(shared[i], 0, shared[i].length, stretch, 0, size) ? shared[i]
                    : size == 0 ? NONE : Arrays.copyOf(stretch, size);
        }
        return new ManyOptions(stretches, choice.size());
    }

    @Override
    public Decision get(int index) {
        int rest = index;
        for (Decision[] stretch : stretches) {
            if (rest < stretch.length) {
                return stretch[rest];
            }
            rest -= stretch.length;
        }
        throw new IndexOutOfBoundsException(index);
    }

    @Override
    public int size() {
        return size;
    }
}
