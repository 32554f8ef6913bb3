package dev.heddle.concolic;

import dev.heddle.term.Application;
import dev.heddle.term.Constant;
import dev.heddle.term.Sort;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import dev.heddle.term.Valuation;
import dev.heddle.term.Variable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Rewrites constraints to ones over small numbers. Where these are linear and cannot overflow, they are linear arithmetic of
 * integers, which solvers do much faster than that of bit-vectors, and the values found are readable.
 */
final class Narrowing {

    private static final long SMALL = 10_000;
    private static final int REMEMBERED = 50_000;

    private final Map<Term, Term> narrowed = new HashMap<>();
    /** Whether a narrowed term is linear and exact. */
    private final Map<Term, Boolean> linear = new HashMap<>();

    /** The constraints over small numbers, without those that always hold; null if they are not linear, or may overflow. */
    List<Term> of(List<Term> constraints) {
        if (narrowed.size() > REMEMBERED) {
            narrowed.clear();
            linear.clear();
        }
        List<Term> all = new ArrayList<>();
        for (Term constraint : constraints) {
            Term small = narrow(constraint);
            if (!isLinear(small)) {
                return null;
            }
            if (small != Constant.TRUE) {
                all.add(small);
            }
        }
        return all;
    }

    /** Whether the variables of the constraints are small by themselves. */
    static boolean isExact(List<Term> constraints) {
        for (Variable variable : Constraints.variables(constraints)) {
            if (variable != small(variable)) {
                return false;
            }
        }
        return true;
    }

    /** A model of the narrowed constraints as one of the variables of the constraints themselves. */
    static Valuation widened(Valuation model, List<Term> constraints) {
        Map<Variable, Object> values = new HashMap<>();
        for (Variable variable : Constraints.variables(constraints)) {
            values.put(variable, model.get(small(variable)));
        }
        return Valuation.of(values);
    }

    private static Variable small(Variable variable) {
        long low = Math.max(variable.low(), -SMALL);
        long high = Math.min(variable.high(), SMALL);
        if (low > high || low == variable.low() && high == variable.high()) {
            return variable;
        }
        return variable.sort() == Sort.INT ? Variable.ofInt(variable.name(), (int) low, (int) high) : Variable.ofLong(variable.name(), low, high);
    }

    private Term narrow(Term root) {
        ArrayDeque<Term> open = new ArrayDeque<>();
        open.push(root);
        while (!open.isEmpty()) {
            Term term = open.peek();
            if (narrowed.containsKey(term)) {
                open.pop();
            } else if (term instanceof Application application) {
                Term[] arguments = new Term[application.arity()];
                boolean complete = true;
                for (int i = 0; i < arguments.length; i++) {
                    arguments[i] = narrowed.get(application.argument(i));
                    if (arguments[i] == null) {
                        open.push(application.argument(i));
                        complete = false;
                    }
                }
                if (complete) {
                    open.pop();
                    narrowed.put(term, Terms.apply(application.operator(), arguments));
                }
            } else {
                open.pop();
                narrowed.put(term, term instanceof Variable variable ? small(variable) : term);
            }
        }
        return narrowed.get(root);
    }

    private boolean isLinear(Term root) {
        ArrayDeque<Term> open = new ArrayDeque<>();
        open.push(root);
        while (!open.isEmpty()) {
            Term term = open.pop();
            if (term instanceof Application application && linear.putIfAbsent(term, true) == null) {
                if (!isLinear(application)) {
                    linear.put(term, false);
                    linear.put(root, false);
                    return false;
                }
                for (int i = 0; i < application.arity(); i++) {
                    open.push(application.argument(i));
                }
            } else if (Boolean.FALSE.equals(linear.get(term))) {
                linear.put(root, false);
                return false;
            }
        }
        return true;
    }

    private static boolean isLinear(Application term) {
        switch (term.operator()) {
            case IMUL:
            case LMUL:
                return term.argument(1) instanceof Constant && SmtIntegers.exact(term);
            case IADD:
            case LADD:
            case ISUB:
            case LSUB:
            case INEG:
            case LNEG:
                return SmtIntegers.exact(term);
            case L2I:
                return term.argument(0).low() >= Integer.MIN_VALUE && term.argument(0).high() <= Integer.MAX_VALUE;
            case I2L:
            case IEQ:
            case ILT:
            case ILE:
            case LEQ:
            case LLT:
            case LLE:
            case LCMP:
            case NOT:
            case AND:
            case OR:
            case ITE:
                return true;
            default:
                return false;
        }
    }
}
