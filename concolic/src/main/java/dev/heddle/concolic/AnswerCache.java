package dev.heddle.concolic;

import dev.heddle.term.Answer;
import dev.heddle.term.Solver;
import dev.heddle.term.Term;
import dev.heddle.term.Valuation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Remembers answers. Constraints of which some are known to have no solution have none; a model of earlier constraints may
 * satisfy others. What was unknown may be known next time and is not kept.
 */
final class AnswerCache implements Solver {

    private static final int MODELS = 16;
    private static final int CONTRADICTIONS = 4_096;
    private static final int SATISFIED = 4_096;

    private final Solver next;
    private final Statistics statistics;
    private final ArrayDeque<Valuation> models = new ArrayDeque<>();
    private final Map<Set<Term>, Valuation> satisfied = new LinkedHashMap<>();
    /** Sets of constraints that contradict each other, in the order of their age. */
    private final ArrayDeque<Set<Term>> contradictions = new ArrayDeque<>();
    /** The contradictions, each by the constraint that came last into it. */
    private final Map<Term, List<Set<Term>>> byLast = new HashMap<>();
    private final Map<Set<Term>, Term> lastOf = new HashMap<>();

    AnswerCache(Solver next, Statistics statistics) {
        this.next = next;
        this.statistics = statistics;
    }

    @Override
    public Answer solve(List<Term> constraints, Valuation hint) {
        Set<Term> set = new HashSet<>(constraints);
        Answer known = known(constraints, set, hint);
        if (known != null) {
            statistics.answer(Statistics.Link.CACHE);
            return known;
        }
        Answer answer = next.solve(constraints, hint);
        if (answer instanceof Answer.Unsatisfiable) {
            remember(constraints, set);
        } else if (answer instanceof Answer.Satisfiable satisfiable) {
            remember(set, satisfiable.model());
        }
        return answer;
    }

    private Answer known(List<Term> constraints, Set<Term> set, Valuation hint) {
        for (Term constraint : constraints) {
            for (Set<Term> contradiction : byLast.getOrDefault(constraint, List.of())) {
                if (contradiction.size() <= set.size() && set.containsAll(contradiction)) {
                    return new Answer.Unsatisfiable();
                }
            }
        }
        Valuation same = satisfied.get(set);
        if (same != null) {
            return new Answer.Satisfiable(Shrinking.of(constraints, same, hint));
        }
        for (Valuation model : models) {
            if (Constraints.hold(constraints, model)) {
                Valuation ours = Valuation.EMPTY;
                for (var variable : Constraints.variables(constraints)) {
                    ours = ours.with(variable, model.get(variable));
                }
                return new Answer.Satisfiable(Shrinking.of(constraints, ours, hint));
            }
        }
        return null;
    }

    private void remember(List<Term> constraints, Set<Term> set) {
        Term last = constraints.get(constraints.size() - 1);
        contradictions.addLast(set);
        byLast.computeIfAbsent(last, ignored -> new ArrayList<>()).add(set);
        lastOf.put(set, last);
        if (contradictions.size() > CONTRADICTIONS) {
            Set<Term> oldest = contradictions.removeFirst();
            Term filed = lastOf.remove(oldest);
            List<Set<Term>> sets = byLast.get(filed);
            sets.remove(oldest);
            if (sets.isEmpty()) {
                byLast.remove(filed);
            }
        }
    }

    private void remember(Set<Term> set, Valuation model) {
        satisfied.put(set, model);
        if (satisfied.size() > SATISFIED) {
            Iterator<Set<Term>> oldest = satisfied.keySet().iterator();
            oldest.next();
            oldest.remove();
        }
        models.addFirst(model);
        if (models.size() > MODELS) {
            models.removeLast();
        }
    }

    @Override
    public void close() {
        next.close();
    }
}
