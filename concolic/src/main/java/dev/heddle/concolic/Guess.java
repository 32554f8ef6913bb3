package dev.heddle.concolic;

import dev.heddle.explore.Deadline;
import dev.heddle.term.Answer;
import dev.heddle.term.Solver;
import dev.heddle.term.Sort;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import dev.heddle.term.Valuation;
import dev.heddle.term.Variable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Answers easy queries by evaluation: where the variables have few values left, all are tried; else values that make a violated
 * constraint hold are computed backwards from it and tried, a few steps long. Nobody looks for values where {@link Linear} knows that there are none; where none are found, those that it knows are taken, which are
 * less near to the hint.
 */
final class Guess implements Solver {

    /** So many combinations of values are tried if there are no more. */
    private static final long FEW = 1_024;
    private static final int STEPS = 12;
    /** So many evaluations of constraints are worth less than a question to the backend. */
    private static final int EVALUATIONS = 4_000;

    private final Solver next;
    private final Statistics statistics;
    private final LinearForms forms = new LinearForms();

    Guess(Solver next, Statistics statistics) {
        this.next = next;
        this.statistics = statistics;
    }

    @Override
    public Answer solve(List<Term> constraints, Valuation hint) {
        Answer linear = Linear.solve(constraints, hint, forms);
        Answer guessed = linear instanceof Answer.Unsatisfiable ? null : guess(constraints, hint);
        if (guessed != null) {
            statistics.answer(Statistics.Link.GUESS);
            return guessed;
        }
        if (linear != null) {
            statistics.answer(Statistics.Link.LINEAR);
            return linear;
        }
        return next.solve(constraints, hint);
    }

    private static Answer guess(List<Term> constraints, Valuation hint) {
        Domains domains = new Domains(constraints);
        if (domains.isEmpty() || contradictory(constraints, hint)) {
            return new Answer.Unsatisfiable();
        }
        List<Variable> variables = new ArrayList<>(Constraints.variables(constraints));
        Valuation start = Valuation.EMPTY;
        for (Variable variable : variables) {
            start = start.with(variable, hint.get(variable));
        }
        if (combinations(variables, domains) <= FEW) {
            Valuation model = enumerate(constraints, variables, 0, domains, start);
            return model == null ? new Answer.Unsatisfiable() : new Answer.Satisfiable(model);
        }
        Valuation model = walk(constraints, domains, start);
        if (model == null) {
            Valuation ordinary = ordinary(variables, start);
            model = ordinary.equals(start) ? null : walk(constraints, domains, ordinary);
        }
        return model == null ? null : new Answer.Satisfiable(model);
    }

    /** The same with ones for zeros and for what is no number: from a product with one of those, no step leads to another value. */
    private static Valuation ordinary(List<Variable> variables, Valuation start) {
        Valuation ordinary = start;
        for (Variable variable : variables) {
            if (variable.sort() == Sort.FLOAT || variable.sort() == Sort.DOUBLE) {
                double value = ((Number) start.get(variable)).doubleValue();
                Object one = variable.sort() == Sort.FLOAT ? (Object) 1.0f : (Object) 1.0;
                if ((value == 0 || !Double.isFinite(value)) && variable.admits(one)) {
                    ordinary = ordinary.with(variable, one);
                }
            }
        }
        return ordinary;
    }

    /** Whether a violated constraint is the opposite of another. */
    private static boolean contradictory(List<Term> constraints, Valuation hint) {
        Set<Term> all = new HashSet<>(constraints);
        for (Term constraint : constraints) {
            if (!Constraints.holds(constraint, hint) && all.contains(Terms.not(constraint))) {
                return true;
            }
        }
        return false;
    }

    private static long combinations(List<Variable> variables, Domains domains) {
        long product = 1;
        for (Variable variable : variables) {
            if (!variable.sort().isIntegral()) {
                return Long.MAX_VALUE;
            }
            long size = domains.of(variable).high() - domains.of(variable).low() + 1;
            if (size <= 0 || size > FEW || product * size > FEW) {
                return Long.MAX_VALUE;
            }
            product *= size;
        }
        return product;
    }

    /** Tries all values of the variables from an index on; each begins with that of the hint and goes on with the small ones. */
    private static Valuation enumerate(List<Term> constraints, List<Variable> variables, int index, Domains domains, Valuation valuation) {
        if (index == variables.size()) {
            return Constraints.hold(constraints, valuation) ? valuation : null;
        }
        Variable variable = variables.get(index);
        long hint = ((Number) valuation.get(variable)).longValue();
        List<Long> values = new ArrayList<>();
        for (long value = domains.of(variable).low(); value <= domains.of(variable).high(); value++) {
            values.add(value);
            if (value == Long.MAX_VALUE) {
                break;
            }
        }
        values.sort(Comparator.<Long>comparingInt(value -> value == hint ? 0 : 1).thenComparingLong(value -> value < 0 ? ~value : value)
                .thenComparing(Comparator.reverseOrder()));
        for (long value : values) {
            Object boxed = variable.sort() == Sort.INT ? (Object) (int) value : (Object) value;
            Valuation model = enumerate(constraints, variables, index + 1, domains, valuation.with(variable, boxed));
            if (model != null) {
                return model;
            }
        }
        return null;
    }

    /** Goes from valuation to valuation, each time to the one with the fewest violated constraints. */
    private static Valuation walk(List<Term> constraints, Domains domains, Valuation start) {
        Set<Valuation> visited = new HashSet<>();
        Valuation current = start;
        int evaluations = 0;
        for (int step = 0; step < STEPS && visited.add(current); step++) {
            Term violated = null;
            for (Term constraint : constraints) {
                if (!Constraints.holds(constraint, current)) {
                    violated = constraint;
                    break;
                }
            }
            evaluations += constraints.size();
            if (violated == null) {
                return current;
            }
            Valuation best = null;
            int fewest = Integer.MAX_VALUE;
            for (Inversion.Move move : Inversion.moves(violated, current, domains)) {
                Deadline.look();
                Valuation candidate = current.with(move.variable(), move.value());
                if (evaluations > EVALUATIONS) {
                    return null;
                }
                evaluations++;
                if (visited.contains(candidate) || !Constraints.holds(violated, candidate)) {
                    continue;
                }
                int count = 0;
                for (Term constraint : constraints) {
                    if (count >= fewest) {
                        break;
                    }
                    if (constraint.variables().contains(move.variable())) {
                        evaluations++;
                        count += Constraints.holds(constraint, candidate) ? 0 : 1;
                    } else if (!Constraints.holds(constraint, current)) {
                        count++;
                    }
                }
                if (count == 0) {
                    return candidate;
                }
                if (count < fewest) {
                    fewest = count;
                    best = candidate;
                }
            }
            if (best == null) {
                return null;
            }
            current = best;
        }
        return null;
    }

    @Override
    public void close() {
        next.close();
    }
}
