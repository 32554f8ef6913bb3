package dev.heddle.dpor;

import java.util.ArrayList;
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

    /** True if the thread of {@code step} has a part in {@code sequence}. */
    static boolean isPartOf(List<Step> sequence, Step step) {
        for (Step each : sequence) {
            if (each.thread() == step.thread()) {
                return true;
            }
        }
        return false;
    }

    /** True if {@code sleeping} sleeps until its thread is to go on in {@code sequence}, or to the end if that is never. */
    static boolean sleepsIn(List<Step> sequence, Step sleeping) {
        for (Step step : sequence) {
            if (sleeping.dependsOn(step)) {
                return step.thread() == sleeping.thread();
            }
        }
        return true;
    }

    /** Those of {@code sleep} that go on sleeping when {@code step} is taken. */
    static List<Step> asleepAfter(Step step, List<Step> sleep) {
        List<Step> rest = new ArrayList<>(sleep.size());
        for (Step sleeping : sleep) {
            if (!sleeping.dependsOn(step)) {
                rest.add(sleeping);
            }
        }
        return rest;
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
