package dev.heddle.scheduler.kernel;

import dev.heddle.model.Operation;
import dev.heddle.model.ThreadChoice;
import dev.heddle.model.ThreadId;
import java.util.Arrays;

/** The threads that could go next, as a choice. One object serves all choices. */
final class Candidates implements ThreadChoice {

    private ProgramThread[] candidates = new ProgramThread[8];
    private int size;
    private ProgramThread last;
    private int current;

    void clear(ProgramThread lastToRun) {
        size = 0;
        last = lastToRun;
        current = -1;
    }

    void add(ProgramThread candidate) {
        if (size == candidates.length) {
            candidates = Arrays.copyOf(candidates, size * 2);
        }
        if (candidate == last) {
            current = size;
        }
        candidates[size++] = candidate;
    }

    ProgramThread get(int index) {
        return candidates[index];
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public ThreadId thread(int index) {
        return candidates[index].id;
    }

    @Override
    public Operation operation(int index) {
        return candidates[index].pending;
    }

    @Override
    public int current() {
        return current;
    }

    @Override
    public long deadline(int index) {
        return candidates[index].pending.deadline(candidates[index]);
    }
}
