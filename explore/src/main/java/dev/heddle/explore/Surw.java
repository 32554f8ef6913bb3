package dev.heddle.explore;

import dev.heddle.model.Event;
import dev.heddle.model.Footprint;
import dev.heddle.model.Operation;
import dev.heddle.model.ThreadChoice;
import dev.heddle.model.ThreadId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Selectively uniform random walk (Zhao, Wolff, Mathur and Roychoudhury, "Selectively Uniform Concurrency Testing",
 * ASPLOS 2025, section 3).
 *
 * <p>For each execution some contended resources are selected, mostly one. Which thread touches them next is drawn with
 * weights, the touches that each thread still has ahead of it, which makes all orders of these touches equally likely;
 * the other threads go on only until they would touch them too. The weights come from the executions before. We differ
 * in that we select resources and not sites in the code, that how many of them is drawn too, and that in half of the
 * executions a thread is left running until it would touch them: these have fewer switches and take less time.
 */
final class Surw implements Sampler {

    /** In one of so many executions more than one resource is selected. */
    private static final int SINGLE = 4;

    @Override
    public String name() {
        return "surw";
    }

    @Override
    public boolean needsEvents() {
        return true;
    }

    @Override
    public Walk draw(Profile profile, SplittableRandom random) {
        List<Long> contended = profile.contended();
        Set<Long> selected = new HashSet<>();
        if (!contended.isEmpty()) {
            do {
                selected.add(contended.get(random.nextInt(contended.size())));
            } while (random.nextInt(SINGLE) == 0);
        }
        return new Weighted(profile, random, selected);
    }

    @Override
    public String promise(Profile profile) {
        return "all orders of the operations on a few resources, drawn anew for each execution, are equally likely if none of them blocks";
    }

    private static final class Weighted extends Walk {

        private final Set<Long> selected;
        /** For each thread how often it, and those that it has still to start, will touch what was selected. */
        private final PerThread weights = new PerThread(0);
        private final PerThread expected;
        /** Those that have started and not ended. */
        private final List<ThreadId> live = new ArrayList<>();
        /** Who is to touch what was selected next; null if that is still to be drawn. */
        private ThreadId intended;
        private final boolean leaveRunning;

        Weighted(Profile profile, SplittableRandom random, Set<Long> selected) {
            super(profile, random);
            this.selected = selected;
            this.expected = profile.expectedTouches(selected);
            this.leaveRunning = random.nextBoolean();
            begin(ThreadId.MAIN);
        }

        private void begin(ThreadId thread) {
            live.add(thread);
            weights.set(thread, expected.get(thread));
        }

        @Override
        protected int next(ThreadChoice threads) {
            if (intended == null) {
                intended = drawIntended();
            }
            int current = threads.current();
            if (leaveRunning && current >= 0 && threads.deadline(current) < 0 && isFree(threads, current)) {
                return current;
            }
            int free = 0;
            int next = -1;
            for (int i = 0; i < threads.size(); i++) {
                if (isFree(threads, i) && random.nextInt(++free) == 0) {
                    next = i;
                }
            }
            if (next < 0) {
                next = drawOption(threads);
                intended = threads.thread(next);
            }
            return next;
        }

        private boolean isFree(ThreadChoice threads, int option) {
            return threads.thread(option) == intended || !isSelected(threads.operation(option).footprint());
        }

        private ThreadId drawIntended() {
            double all = 0;
            for (ThreadId thread : live) {
                all += Math.max(0, weights.get(thread));
            }
            double at = random.nextDouble() * all;
            for (ThreadId thread : live) {
                at -= Math.max(0, weights.get(thread));
                if (at < 0) {
                    return thread;
                }
            }
            return null;
        }

        /** The one intended cannot go on, and all others would touch what was selected: another has to be drawn from them. */
        private int drawOption(ThreadChoice threads) {
            double all = 0;
            for (int i = 0; i < threads.size(); i++) {
                all += Math.max(1, weights.get(threads.thread(i)));
            }
            double at = random.nextDouble() * all;
            int option = 0;
            while (option < threads.size() - 1 && (at -= Math.max(1, weights.get(threads.thread(option)))) >= 0) {
                option++;
            }
            return option;
        }

        @Override
        public void performed(Event event) {
            ThreadId thread = event.thread();
            ThreadId started = event.starts();
            if (started != null) {
                begin(started);
                weights.set(thread, weights.get(thread) - expected.get(started));
            }
            if (event.kind() == Operation.Kind.END) {
                live.remove(thread);
                intended = intended == thread ? null : intended;
            } else if (Profile.counts(event.kind()) && isSelected(event.footprint())) {
                weights.set(thread, weights.get(thread) - 1);
                intended = null;
            }
        }

        private boolean isSelected(Footprint footprint) {
            for (int i = 0; i < footprint.size(); i++) {
                if (selected.contains(footprint.key(i))) {
                    return true;
                }
            }
            return false;
        }
    }
}
