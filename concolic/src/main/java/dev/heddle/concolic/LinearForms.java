package dev.heddle.concolic;

import dev.heddle.term.Application;
import dev.heddle.term.Operator;
import dev.heddle.term.Sort;
import dev.heddle.term.Term;
import dev.heddle.term.Variable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Constraints read as comparisons of sums of variables with constant factors. What was read is remembered, since the queries about one path have most constraints in common. */
final class LinearForms {

    private static final int REMEMBERED = 4_096;

    /** A sum of so many bits. */
    record Form(List<Variable> variables, List<Long> factors, long constant, int bits) {
    }

    /** That one sum is less than another, or at most; or that the first, without a second, is zero or not. */
    record Comparison(Form left, Form right, boolean strict, boolean positive) {
    }

    private final Map<Term, Optional<Comparison>> known = new LinkedHashMap<>();

    /** Null if the constraint says something else. */
    Comparison of(Term constraint) {
        Optional<Comparison> comparison = known.get(constraint);
        if (comparison == null) {
            if (known.size() >= REMEMBERED) {
                known.clear();
            }
            comparison = Optional.ofNullable(constraint instanceof Application application ? read(application) : null);
            known.put(constraint, comparison);
        }
        return comparison.orElse(null);
    }

    private static Comparison read(Application constraint) {
        boolean positive = constraint.operator() != Operator.NOT;
        if (!positive && !(constraint.argument(0) instanceof Application)) {
            return null;
        }
        Application comparison = positive ? constraint : (Application) constraint.argument(0);
        Operator operator = comparison.operator();
        boolean equality = operator == Operator.IEQ || operator == Operator.LEQ;
        boolean strict = operator == Operator.ILT || operator == Operator.LLT;
        if (!equality && !strict && operator != Operator.ILE && operator != Operator.LLE || !equality && !positive) {
            return null;
        }
        Polynomials polynomials = new Polynomials();
        Polynomial left = polynomials.of(comparison.argument(0));
        Polynomial right = polynomials.of(comparison.argument(1));
        Sort sort = comparison.argument(0).sort();
        Polynomial difference = equality ? sort == Sort.INT ? left.plus(right, -1).cut() : left.plus(right, -1) : null;
        Form first = form(polynomials, equality ? difference : left, sort);
        Form second = equality ? null : form(polynomials, right, sort);
        return first == null || second == null && !equality ? null : new Comparison(first, second, strict, positive);
    }

    /** Null if it is not linear. */
    private static Form form(Polynomials polynomials, Polynomial polynomial, Sort sort) {
        List<Variable> variables = new ArrayList<>();
        List<Long> factors = new ArrayList<>();
        long constant = 0;
        for (Map.Entry<List<Integer>, Long> summand : polynomial.summands().entrySet()) {
            if (summand.getKey().isEmpty()) {
                constant = summand.getValue();
                continue;
            }
            Term unknown = summand.getKey().size() == 1 ? polynomials.unknown(summand.getKey().get(0)) : null;
            if (unknown instanceof Application widened && widened.operator() == Operator.I2L) {
                unknown = widened.argument(0);
            }
            if (!(unknown instanceof Variable variable)) {
                return null;
            }
            variables.add(variable);
            factors.add(summand.getValue());
        }
        return new Form(variables, factors, constant, sort == Sort.INT ? 32 : 64);
    }
}
