package dev.heddle.concolic;

import dev.heddle.term.Answer;
import dev.heddle.term.Constant;
import dev.heddle.term.Solver;
import dev.heddle.term.Term;
import dev.heddle.term.Valuation;
import dev.heddle.term.Variable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Takes constraints apart into groups that share no variable, and passes on only the groups that the hint does not satisfy; all other
 * variables keep the hint's values.
 */
final class Independence implements Solver {

    private final Solver next;
    private final Statistics statistics;

    Independence(Solver next, Statistics statistics) {
        this.next = next;
        this.statistics = statistics;
    }

    @Override
    public Answer solve(List<Term> constraints, Valuation hint) {
        Set<Term> conjuncts = Constraints.conjuncts(constraints);
        if (conjuncts.contains(Constant.FALSE)) {
            statistics.answer(Statistics.Link.SIMPLIFICATION);
            return new Answer.Unsatisfiable();
        }
        Set<Term> violated = new LinkedHashSet<>();
        for (Term conjunct : conjuncts) {
            if (!Constraints.holds(conjunct, hint)) {
                violated.add(conjunct);
            }
        }
        Valuation model = hint;
        for (Variable variable : Constraints.variables(conjuncts)) {
            if (!model.variables().contains(variable)) {
                model = model.with(variable, variable.initial());
            }
        }
        if (violated.isEmpty()) {
            statistics.answer(Statistics.Link.SIMPLIFICATION);
            return new Answer.Satisfiable(model);
        }
        Answer.Unknown unknown = null;
        for (List<Term> group : groups(conjuncts, violated)) {
            Answer answer = next.solve(group, hint);
            if (answer instanceof Answer.Satisfiable satisfiable) {
                model = model.with(satisfiable.model());
            } else if (answer instanceof Answer.Unknown gaveUp) {
                unknown = gaveUp;
            } else {
                return answer;
            }
        }
        return unknown != null ? unknown : new Answer.Satisfiable(model);
    }

    /** The groups that have a violated constraint; each keeps the order of the constraints. */
    private static List<List<Term>> groups(Set<Term> constraints, Set<Term> violated) {
        Map<Variable, Variable> parents = new HashMap<>();
        for (Term constraint : constraints) {
            Variable first = null;
            for (Variable variable : constraint.variables()) {
                if (first == null) {
                    first = root(parents, variable);
                } else {
                    parents.put(root(parents, variable), first);
                }
            }
        }
        Set<Variable> needed = new LinkedHashSet<>();
        List<List<Term>> groups = new ArrayList<>();
        for (Term constraint : violated) {
            if (constraint.variables().isEmpty()) {
                groups.add(List.of(constraint));
            } else {
                needed.add(root(parents, constraint.variables().iterator().next()));
            }
        }
        Map<Variable, List<Term>> byRoot = new LinkedHashMap<>();
        for (Term constraint : constraints) {
            if (!constraint.variables().isEmpty()) {
                Variable root = root(parents, constraint.variables().iterator().next());
                if (needed.contains(root)) {
                    byRoot.computeIfAbsent(root, ignored -> new ArrayList<>()).add(constraint);
                }
            }
        }
        groups.addAll(byRoot.values());
        return groups;
    }

    private static Variable root(Map<Variable, Variable> parents, Variable variable) {
        Variable root = variable;
        for (Variable parent = parents.get(root); parent != null && parent != root; parent = parents.get(root)) {
            root = parent;
        }
        if (root != variable) {
            parents.put(variable, root);
        }
        return root;
    }

    @Override
    public void close() {
        next.close();
    }
}
