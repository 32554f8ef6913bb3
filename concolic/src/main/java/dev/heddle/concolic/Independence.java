package dev.heddle.concolic;

import dev.heddle.term.Answer;
import dev.heddle.term.Constant;
import dev.heddle.term.Solver;
import dev.heddle.term.Term;
import dev.heddle.term.Valuation;
import dev.heddle.term.Variable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Takes constraints apart into groups that share no variable, and passes on only the groups that the hint does not satisfy; all other
 * variables keep the hint's values.
 *
 * <p>Which constraints the hint satisfies is kept from one query to the next, as far as they begin alike and have the same hint.
 */
final class Independence implements Solver {

    /** A constraint that is no conjunction, with the numbers of its variables. */
    private record Part(Term term, int[] variables, boolean holds) {
    }

    private final Solver next;
    private final Statistics statistics;
    private final LastQuery query = new LastQuery();
    private Valuation lastHint;
    /** The parts of which the constraints of the query consist, and for each constraint how many there are up to its last. */
    private final List<Part> parts = new ArrayList<>();
    private final List<Integer> ends = new ArrayList<>();
    /** Each variable has a number. */
    private final Map<Variable, Integer> numbers = new HashMap<>();
    /** Whether the hint may lack some of them. */
    private boolean lacking;

    Independence(Solver next, Statistics statistics) {
        this.next = next;
        this.statistics = statistics;
    }

    @Override
    public Answer solve(List<Term> constraints, Valuation hint) {
        takeApart(constraints, hint);
        Set<Term> violated = new LinkedHashSet<>();
        for (Part part : parts) {
            if (!part.holds) {
                violated.add(part.term);
            }
        }
        if (violated.contains(Constant.FALSE)) {
            statistics.answer(Statistics.Link.SIMPLIFICATION);
            return new Answer.Unsatisfiable();
        }
        Valuation model = complete(hint);
        if (violated.isEmpty()) {
            statistics.answer(Statistics.Link.SIMPLIFICATION);
            return new Answer.Satisfiable(model);
        }
        Answer.Unknown unknown = null;
        for (Set<Term> group : groups()) {
            Answer answer = next.solve(List.copyOf(group), hint);
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

    private void takeApart(List<Term> constraints, Valuation hint) {
        int common = query.replace(constraints);
        if (hint != lastHint || common == 0) {
            lastHint = hint;
            common = 0;
            numbers.clear();
            lacking = false;
        }
        common = Math.min(common, ends.size());
        ends.subList(common, ends.size()).clear();
        parts.subList(common == 0 ? 0 : ends.get(common - 1), parts.size()).clear();
        while (ends.size() < query.size()) {
            for (Term conjunct : Constraints.conjuncts(List.of(query.get(ends.size())))) {
                parts.add(new Part(conjunct, numbers(conjunct), Constraints.holds(conjunct, hint)));
            }
            ends.add(parts.size());
        }
    }

    private int[] numbers(Term term) {
        int[] result = new int[term.variables().size()];
        int count = 0;
        for (Variable variable : term.variables()) {
            result[count++] = numbers.computeIfAbsent(variable, ignored -> numbers.size());
            lacking |= !lastHint.variables().contains(variable);
        }
        return result;
    }

    /** The hint, with values of the variables that it lacks. */
    private Valuation complete(Valuation hint) {
        if (!lacking) {
            return hint;
        }
        Valuation model = hint;
        for (Part part : parts) {
            for (Variable variable : part.term.variables()) {
                if (!model.variables().contains(variable)) {
                    model = model.with(variable, variable.initial());
                }
            }
        }
        return model;
    }

    /** The groups that have a violated constraint; each keeps the order of the constraints. */
    private List<Set<Term>> groups() {
        int[] parents = new int[numbers.size()];
        Arrays.setAll(parents, i -> i);
        for (Part part : parts) {
            for (int i = 1; i < part.variables.length; i++) {
                parents[root(parents, part.variables[i])] = root(parents, part.variables[0]);
            }
        }
        List<Set<Term>> groups = new ArrayList<>();
        boolean[] needed = new boolean[parents.length];
        for (Part part : parts) {
            if (!part.holds && part.variables.length == 0) {
                groups.add(Set.of(part.term));
            } else if (!part.holds) {
                needed[root(parents, part.variables[0])] = true;
            }
        }
        Map<Integer, Set<Term>> byRoot = new LinkedHashMap<>();
        for (Part part : parts) {
            if (part.variables.length > 0 && needed[root(parents, part.variables[0])]) {
                byRoot.computeIfAbsent(root(parents, part.variables[0]), ignored -> new LinkedHashSet<>()).add(part.term);
            }
        }
        groups.addAll(byRoot.values());
        return groups;
    }

    private static int root(int[] parents, int variable) {
        int root = variable;
        while (parents[root] != root) {
            root = parents[root];
        }
        parents[variable] = root;
        return root;
    }

    @Override
    public void close() {
        next.close();
    }
}
