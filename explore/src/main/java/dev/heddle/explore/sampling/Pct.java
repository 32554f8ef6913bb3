package dev.heddle.explore.sampling;

import dev.heddle.model.ThreadChoice;
import dev.heddle.model.ThreadId;
import java.util.SplittableRandom;

/**
 * Probabilistic concurrency testing (Burckhardt, Kothari, Musuvathi and Nagarakatte, "A Randomized Scheduler with
 * Probabilistic Guarantees of Finding Bugs", ASPLOS 2010, section 3).
 *
 * <p>Threads have random priorities, and the highest that can go on does; at {@code depth - 1} random points of the
 * execution, the thread that would go on falls below all others. We differ in that only choices between two or more
 * threads are counted as points, and that a thread falls before the operation at the point and not after it.
 */
public final class Pct implements Sampler {

    private final int depth;

    public Pct(int depth) {
        if (depth < 1) {
            throw new IllegalArgumentException("a bug has a depth of at least 1, not " + depth);
        }
        this.depth = depth;
    }

    @Override
    public String name() {
        return "pct(" + depth + ")";
    }

    @Override
    public Walk draw(Profile profile, SplittableRandom random) {
        int[] points = new int[depth - 1];
        for (int i = 0; i < points.length; i++) {
            points[i] = random.nextInt(Math.max(1, profile.choices()));
        }
        return new Priorities(profile, random, points);
    }

    @Override
    public String promise(Profile profile) {
        String here = profile.isEmpty() ? "" : "; here n = " + profile.threads() + " threads and k = " + profile.choices() + " choices";
        return "finds a bug of depth " + depth + " with probability at least 1/(n*k^" + (depth - 1) + ") per execution" + here;
    }

    private static final class Priorities extends Walk {

        private final int[] points;
        private final PerThread priorities = new PerThread(Double.NaN);
        private int choices;

        Priorities(Profile profile, SplittableRandom random, int[] points) {
            super(profile, random);
            this.points = points;
        }

        @Override
        protected int next(ThreadChoice threads) {
            int highest = highest(threads);
            for (int i = 0; i < points.length; i++) {
                if (points[i] == choices) {
                    priorities.set(threads.thread(highest), i - points.length);
                    highest = highest(threads);
                }
            }
            choices++;
            return highest;
        }

        private int highest(ThreadChoice threads) {
            int highest = 0;
            double most = Double.NEGATIVE_INFINITY;
            for (int i = 0; i < threads.size(); i++) {
                double priority = priority(threads.thread(i));
                if (priority > most) {
                    most = priority;
                    highest = i;
                }
            }
            return highest;
        }

        private double priority(ThreadId thread) {
            double priority = priorities.get(thread);
            if (Double.isNaN(priority)) {
                priority = random.nextDouble();
                priorities.set(thread, priority);
            }
            return priority;
        }
    }
}
