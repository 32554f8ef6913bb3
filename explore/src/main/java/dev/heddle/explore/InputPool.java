package dev.heddle.explore;

import dev.heddle.model.CodePoint;
import dev.heddle.model.Event;
import dev.heddle.model.Trace;
import dev.heddle.term.Answer;
import dev.heddle.term.Solver;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import dev.heddle.term.Valuation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Inputs to draw from: simple ones, and those that lead executions elsewhere than earlier ones went.
 *
 * <p>Of each execution a few branches are flipped, those first whose other way no execution has gone.
 */
final class InputPool {

    private static final int MOST = 1_000;
    private static final int RECENT = 8;
    private static final int FLIPS = 4;
    /** Beyond so many branches that were looked at nothing is added. */
    private static final int ENOUGH = 200_000;

    /** A way at a branch. */
    private record Branch(CodePoint point, int label) {
    }

    /** Another way that an execution could have gone. */
    private record Flip(int constraints, Term needed, long key) {
    }

    private final Flipping flipping;
    private final List<Valuation> pool = new ArrayList<>(List.of(Valuation.EMPTY));
    private final Set<Branch> covered = new HashSet<>();
    private final Set<Long> tried = new HashSet<>();
    private long added;
    private boolean used;

    InputPool(Flipping flipping) {
        this.flipping = flipping;
    }

    /** True if it would learn something from the events of executions. */
    boolean needsEvents() {
        return used && tried.size() < ENOUGH;
    }

    /** Inputs for an execution; often new ones, with which few executions have been run. */
    Valuation draw(SplittableRandom random) {
        int last = pool.size() - 1;
        return pool.get(random.nextBoolean() ? last - random.nextInt(Math.min(RECENT, last + 1)) : random.nextInt(last + 1));
    }

    void learn(Trace trace) {
        used |= flipping.solver() != Solver.NONE && !trace.inputs().variables().isEmpty();
        if (!needsEvents()) {
            return;
        }
        List<Term> path = new ArrayList<>();
        List<Flip> fresh = new ArrayList<>();
        List<Flip> others = new ArrayList<>();
        collect(trace, path, fresh, others);
        fresh.addAll(others);
        for (Flip flip : fresh.subList(0, Math.min(FLIPS, fresh.size()))) {
            tried.add(flip.key());
            List<Term> needed = new ArrayList<>(path.subList(0, flip.constraints()));
            needed.add(flip.needed());
            if (flipping.solver().solve(needed, trace.inputs()) instanceof Answer.Satisfiable found) {
                add(found.model());
            }
        }
    }

    private void collect(Trace trace, List<Term> path, List<Flip> fresh, List<Flip> others) {
        InputPath forks = new InputPath(flipping.loops());
        long hash = 1;
        for (Event event : trace.events()) {
            Term constraint = event.constraint();
            if (constraint == null) {
                continue;
            }
            covered.add(new Branch(event.codePoint(), event.label()));
            if (forks.pass(event) == InputPath.Fork.OPEN) {
                List<Term> ways = event.ways();
                for (int label = 0; ways != null && label < ways.size(); label++) {
                    if (label != event.label()) {
                        boolean isNew = !covered.contains(new Branch(event.codePoint(), label));
                        propose(new Flip(path.size(), ways.get(label), hash * 31 + ways.get(label).hashCode()), isNew ? fresh : others);
                    }
                }
                if (ways == null) {
                    Term other = Terms.not(constraint);
                    propose(new Flip(path.size(), other, hash * 31 + other.hashCode()), others);
                }
            }
            path.add(constraint);
            hash = (hash + constraint.hashCode()) * 0x9E3779B97F4A7C15L;
        }
    }

    private void propose(Flip flip, List<Flip> flips) {
        if (!tried.contains(flip.key())) {
            flips.add(flip);
        }
    }

    private void add(Valuation inputs) {
        if (pool.size() < MOST) {
            pool.add(inputs);
        } else {
            // The simple ones stay, of the others the oldest goes.
            pool.set(1 + (int) (added % (MOST - 1)), inputs);
        }
        added++;
    }
}
