package dev.heddle.corpus;

import dev.heddle.term.Answer;
import dev.heddle.term.Solver;
import dev.heddle.term.Term;
import dev.heddle.term.Valuation;
import dev.heddle.term.Variable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A solver that tries all values, for inputs with few of them. */
final class Enumeration implements Solver {

    @Override
    public Answer solve(List<Term> constraints, Valuation hint) {
        Set<Variable> variables = new LinkedHashSet<>();
        constraints.forEach(constraint -> variables.addAll(constraint.variables()));
        for (Valuation values : of(variables, hint)) {
            if (constraints.stream().allMatch(constraint -> Boolean.TRUE.equals(constraint.evaluate(values)))) {
                return new Answer.Satisfiable(values);
            }
        }
        return new Answer.Unsatisfiable();
    }

    /** All combinations of values of {@code variables}, each together with {@code others}. */
    static List<Valuation> of(Collection<Variable> variables, Valuation others) {
        List<Valuation> all = List.of(others);
        for (Variable variable : variables) {
            List<Valuation> more = new ArrayList<>();
            for (Valuation values : all) {
                for (long value = variable.low(); value <= variable.high(); value++) {
                    more.add(values.with(variable, (int) value));
                }
            }
            all = more;
        }
        return all;
    }
}
