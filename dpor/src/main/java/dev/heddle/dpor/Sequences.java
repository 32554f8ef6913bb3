package dev.heddle.dpor;

import java.util.List;
import java.util.function.Predicate;

/** What can be said about a sequence of steps without running it. */
final class Sequences {

    private Sequences() {
    }

    /** True if some execution that continues {@code sequence} is equivalent to one that begins with {@code step}. */
    static boolean canStartWith(List<Step> sequence, Step step) {
        return canStartWith(sequence, step, alone -> true);
    }

    /**
     * The same; {@code together} says whether a step that the sequence does not contain can go with the sequence in all that continues it.
     */
    static boolean canStartWith(List<Step> sequence, Step step, Predicate<Step> together) {
        for (int i = 0; i < sequence.size(); i++) {
            Step each = sequence.get(i);
            if (each.thread() == step.thread()) {
                if (!each.isSameAs(step)) {
                    return false;
                }
                for (int earlier = 0; earlier < i; earlier++) {
                    if (sequence.get(earlier).dependsOn(each)) {
                        return false;
                    }
                }
                return true;
            }
        }
        for (Step each : sequence) {
            if (each.dependsOn(step)) {
                return false;
            }
        }
        return together.test(step);
    }

    /** Takes the first step of the same thread out of {@code sequence}, if there is one. */
    static void remove(List<Step> sequence, Step step) {
        for (int i = 0; i < sequence.size(); i++) {
            if (sequence.get(i).thread() == step.thread()) {
                sequence.remove(i);
                return;
            }
        }
    }
}
