package dev.heddle.dpor;

import java.util.List;

/** What can be said about a sequence of steps without running it. */
final class Sequences {

    private Sequences() {
    }

    /** True if some execution that continues {@code sequence} is equivalent to one that begins with {@code step}. */
    static boolean canStartWith(List<Step> sequence, Step step) {
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
        return true;
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
