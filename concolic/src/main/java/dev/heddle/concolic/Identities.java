package dev.heddle.concolic;

import dev.heddle.explore.Deadline;
import dev.heddle.term.Answer;
import dev.heddle.term.Application;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Solver;
import dev.heddle.term.Sort;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import dev.heddle.term.Valuation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Knows comparisons that hold, or do not, whatever the inputs are, because both sides are the same {@linkplain Polynomials polynomial}: {@code x / 7 * 7 + x % 7} is {@code x}. To a solver
 * of bit-vectors, quotients and products are circuits of thousands of gates.
 */
final class Identities implements Solver {

    /** Larger terms are not looked into. */
    private static final int LARGEST = 600;
    /** A comparison is looked at in the cases of so many conditions. */
    private static final int CONDITIONS = 4;
    private static final int REMEMBERED = 4_096;

    private final Solver next;
    private final Statistics statistics;
    private final Map<Term, Term> remembered = new LinkedHashMap<>() {

        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Term, Term> eldest) {
            return size() > REMEMBERED;
        }
    };

    Identities(Solver next, Statistics statistics) {
        this.next = next;
        this.statistics = statistics;
    }

    @Override
    public Answer solve(List<Term> constraints, Valuation hint) {
        List<Term> rest = new ArrayList<>();
        boolean changed = false;
        for (Term constraint : constraints) {
            Term simple = remembered.computeIfAbsent(constraint, Identities::simplified);
            if (simple == Constant.FALSE) {
                statistics.answer(Statistics.Link.IDENTITY);
                return new Answer.Unsatisfiable();
            }
            changed |= simple != constraint;
            if (simple != Constant.TRUE) {
                rest.add(simple);
            }
        }
        if (!changed) {
            return next.solve(constraints, hint);
        }
        Answer answer = next.solve(rest, hint);
        if (!(answer instanceof Answer.Satisfiable satisfiable)) {
            return answer;
        }
        // What was always true may still divide by zero, and has variables of its own.
        Valuation model = Valuation.EMPTY;
        for (var variable : Constraints.variables(constraints)) {
            model = model.with(variable, (satisfiable.model().variables().contains(variable) ? satisfiable.model() : hint).get(variable));
        }
        return Constraints.hold(constraints, model) ? new Answer.Satisfiable(model) : next.solve(constraints, hint);
    }

    @Override
    public void close() {
        next.close();
    }

    /** The constraint with the comparisons in it that always hold, or never, replaced. */
    static Term simplified(Term constraint) {
        return constraint.size() > LARGEST || !(constraint instanceof Application application) ? constraint : condition(application);
    }

    private static Term condition(Application term) {
        switch (term.operator()) {
            case NOT:
            case AND:
            case OR:
                return junction(term);
            default:
                // What compares a variable with a constant is none of ours; that saves most of the time.
                Boolean value = term.size() > 4 && isComparison(term.operator()) ? value(term, CONDITIONS) : null;
                return value == null ? term : Constant.of(value);
        }
    }

    private static Term junction(Application term) {
        Term[] arguments = new Term[term.arity()];
        boolean changed = false;
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = term.argument(i) instanceof Application application ? condition(application) : term.argument(i);
            changed |= arguments[i] != term.argument(i);
        }
        return changed ? Terms.apply(term.operator(), arguments) : term;
    }

    /** Whether the comparison holds; null if that depends on the inputs, or is too hard to tell. */
    private static Boolean value(Application comparison, int conditions) {
        Deadline.look();
        Polynomials polynomials = new Polynomials();
        Polynomial difference = polynomials.of(comparison.argument(0)).plus(polynomials.of(comparison.argument(1)), -1);
        if (comparison.argument(0).sort() == Sort.INT) {
            difference = difference.cut();
        }
        boolean equality = comparison.operator() == Operator.IEQ || comparison.operator() == Operator.LEQ;
        Long number = difference.number();
        if (number != null && number == 0) {
            return comparison.operator() != Operator.ILT && comparison.operator() != Operator.LLT;
        }
        if (equality && (number != null || difference.isNeverZero())) {
            return false;
        }
        Term condition = conditions == 0 ? null : choice(polynomials, difference);
        if (condition == null) {
            return null;
        }
        Boolean yes = assuming(comparison, condition, true, conditions - 1);
        return yes == null || !yes.equals(assuming(comparison, condition, false, conditions - 1)) ? null : yes;
    }

    /** The condition of one of the unknowns, if one is a choice between two terms. */
    private static Term choice(Polynomials polynomials, Polynomial difference) {
        for (List<Integer> factors : difference.summands().keySet()) {
            for (int factor : factors) {
                Term unknown = polynomials.unknown(factor);
                while (unknown instanceof Application conversion && conversion.arity() == 1) {
                    unknown = conversion.argument(0);
                }
                if (unknown instanceof Application choice && choice.operator() == Operator.ITE) {
                    return choice.argument(0);
                }
            }
        }
        return null;
    }

    private static Boolean assuming(Application comparison, Term condition, boolean holds, int conditions) {
        return truth(replaced(comparison, condition, Constant.of(holds), new HashMap<>()), conditions);
    }

    private static Boolean truth(Term condition, int conditions) {
        if (condition instanceof Constant constant) {
            return (Boolean) constant.value();
        }
        Application application = (Application) condition;
        if (application.operator() == Operator.NOT) {
            Boolean opposite = truth(application.argument(0), conditions);
            return opposite == null ? null : Boolean.valueOf(!opposite);
        }
        return condition.size() <= LARGEST && isComparison(application.operator()) ? value(application, conditions) : null;
    }

    private static boolean isComparison(Operator operator) {
        return operator.result() == Sort.BOOLEAN && operator.arity() == 2 && operator.argument(0).isIntegral() && operator.argument(1).isIntegral();
    }

    private static Term replaced(Term term, Term condition, Term value, Map<Term, Term> known) {
        if (!(term instanceof Application application)) {
            return term;
        }
        if (term.sort() == Sort.BOOLEAN && term.equals(condition)) {
            return value;
        }
        Term result = known.get(term);
        if (result == null) {
            Term[] arguments = new Term[application.arity()];
            boolean changed = false;
            for (int i = 0; i < arguments.length; i++) {
                arguments[i] = replaced(application.argument(i), condition, value, known);
                changed |= arguments[i] != application.argument(i);
            }
            result = changed ? Terms.apply(application.operator(), arguments) : term;
            known.put(term, result);
        }
        return result;
    }
}
