package dev.heddle.explore;

import dev.heddle.model.Event;
import dev.heddle.model.Footprint;
import dev.heddle.model.ThreadChoice;
import dev.heddle.model.ThreadId;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Partial order sampling (Yuan, Yang and Gu, "Partial Order Aware Concurrency Sampling", CAV 2018, section 4).
 *
 * <p>Every operation that a thread is about to perform has a random priority, and the highest is performed; then those
 * that conflict with it get a new one. Orders of operations that do not conflict are not told apart, so that the draws
 * are spread over the classes of equivalent schedules.
 */
final class Pos implements Sampler {

    @Override
    public String name() {
        return "pos";
    }

    @Override
    public boolean needsEvents() {
        return true;
    }

    @Override
    public Walk draw(Profile profile, SplittableRandom random) {
        return new Priorities(profile, random);
    }

    @Override
    public String promise(Profile profile) {
        return "every class of equivalent schedules is possible, and independent operations make none of them exponentially rarer";
    }

    private static final class Priorities extends Walk {

        private final PerThread priorities = new PerThread(Double.NaN);
        /** The operations that have a priority. */
        private final List<Waiting> waiting = new ArrayList<>();

        private record Waiting(ThreadId thread, Footprint footprint) {
        }

        Priorities(Profile profile, SplittableRandom random) {
            super(profile, random);
        }

        @Override
        protected int next(ThreadChoice threads) {
            int highest = 0;
            double most = Double.NEGATIVE_INFINITY;
            for (int i = 0; i < threads.size(); i++) {
                ThreadId thread = threads.thread(i);
                double priority = priorities.get(thread);
                if (Double.isNaN(priority)) {
                    priority = random.nextDouble();
                    priorities.set(thread, priority);
                    waiting.add(new Waiting(thread, threads.operation(i).footprint()));
                }
                if (priority > most) {
                    most = priority;
                    highest = i;
                }
            }
            return highest;
        }

        @Override
        public void performed(Event event) {
            for (int i = waiting.size() - 1; i >= 0; i--) {
                Waiting other = waiting.get(i);
                if (other.thread == event.thread() || other.footprint.conflicts(event.footprint())) {
                    priorities.set(other.thread, Double.NaN);
                    waiting.set(i, waiting.get(waiting.size() - 1));
                    waiting.remove(waiting.size() - 1);
                }
            }
        }
    }
}
