package dev.heddle.concolic;

import dev.heddle.explore.Deadline;
import dev.heddle.term.Application;
import dev.heddle.term.Evaluation;
import dev.heddle.term.Operator;
import dev.heddle.term.Sort;
import dev.heddle.term.Term;
import dev.heddle.term.Valuation;
import dev.heddle.term.Variable;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Values of single variables that may make a constraint hold while all others keep theirs: found by going down from the
 * constraint to a variable and undoing each operator on the way. They are guesses, to be checked by evaluation.
 */
final class Inversion {

    private static final int DEEPEST = 60;
    private static final int MOVES = 120;
    /** Each product leaves several values to go on with, and parts that are shared are come to on many ways, so there may be more than can be looked at. */
    private static final int GOALS = 5_000;

    /** A new value of one variable. */
    record Move(Variable variable, Object value) {
    }

    private final Valuation valuation;
    private final Evaluation evaluation;
    private final Set<Move> moves = new LinkedHashSet<>();
    /** Whether only values are gone on with that are right, and none that are near. */
    private final boolean exact;
    private int depth;
    private int goals;

    private Inversion(Valuation valuation, boolean exact) {
        this.valuation = valuation;
        this.evaluation = new Evaluation(valuation);
        this.exact = exact;
    }

    /** The most promising moves come first. */
    static List<Move> moves(Term constraint, Valuation valuation, Domains domains) {
        Inversion inversion = new Inversion(valuation, false);
        inversion.condition(constraint, true);
        if (inversion.goals >= GOALS) {
            inversion = new Inversion(valuation, true);
            inversion.condition(constraint, true);
        }
        for (Variable variable : constraint.variables()) {
            if (variable.sort().isIntegral()) {
                inversion.whole(variable, domains.of(variable).low());
                inversion.whole(variable, domains.of(variable).high());
                inversion.whole(variable, 0);
                inversion.whole(variable, 1);
                inversion.whole(variable, -1);
            }
        }
        return List.copyOf(inversion.moves);
    }

    private void add(Variable variable, Object value) {
        if (moves.size() < MOVES && variable.admits(value) && !value.equals(valuation.get(variable))) {
            moves.add(new Move(variable, value));
        }
    }

    private void whole(Variable variable, long number) {
        add(variable, box(variable.sort(), number));
    }

    /** A number of a sort; whole numbers are cut to it. */
    private static Object box(Sort sort, long number) {
        return sort == Sort.INT ? (Object) (int) number : (Object) number;
    }

    private static Object box(Sort sort, double number) {
        return sort == Sort.FLOAT ? (Object) (float) number : (Object) number;
    }

    private Object value(Term term) {
        return evaluation.of(term);
    }

    private long number(Term term) {
        return ((Number) value(term)).longValue();
    }

    private double real(Term term) {
        return ((Number) value(term)).doubleValue();
    }

    /** Looks for values with which a condition is as wanted. */
    private void condition(Term condition, boolean wanted) {
        if (!(condition instanceof Application term) || depth >= DEEPEST || moves.size() >= MOVES || goals >= GOALS) {
            return;
        }
        Deadline.look(goals++);
        depth++;
        Term a = term.argument(0);
        try {
            switch (term.operator()) {
                case NOT:
                    condition(a, !wanted);
                    break;
                case AND:
                case OR:
                    condition(a, wanted);
                    condition(term.argument(1), wanted);
                    break;
                case ITE:
                    condition(term.argument((Boolean) value(a) ? 1 : 2), wanted);
                    condition(a, !(Boolean) value(a));
                    break;
                default:
                    comparison(term, a, term.argument(term.arity() - 1), wanted);
                    break;
            }
        } catch (ArithmeticException e) {
            // Where a part has no value under this valuation, there is nothing to compute backwards from.
        }
        depth--;
    }

    private void comparison(Application term, Term a, Term b, boolean wanted) {
        switch (term.operator()) {
            case IEQ:
            case LEQ:
                equality(a, b, wanted);
                break;
            case ILT:
            case LLT:
                order(a, b, wanted, true);
                break;
            case ILE:
            case LLE:
                order(a, b, wanted, false);
                break;
            case FEQ:
            case DEQ:
            case FSAME:
            case DSAME:
            case FLT:
            case DLT:
            case FLE:
            case DLE:
                reals(term.operator(), a, b, wanted);
                break;
            default:
                for (StringInversion.Goal goal : StringInversion.condition(term, values(term), wanted)) {
                    goal(term.argument(goal.argument()), goal.value());
                }
                break;
        }
    }

    private Object[] values(Application term) {
        Object[] values = new Object[term.arity()];
        for (int i = 0; i < values.length; i++) {
            values[i] = value(term.argument(i));
        }
        return values;
    }

    private void equality(Term a, Term b, boolean wanted) {
        long left = number(a);
        long right = number(b);
        goal(a, right, wanted ? 0 : 1);
        goal(b, left, wanted ? 0 : 1);
        if (!wanted) {
            goal(a, right, -1);
            goal(b, left, -1);
        }
        secant(a, b);
    }

    private void order(Term a, Term b, boolean wanted, boolean strict) {
        long left = number(a);
        long right = number(b);
        // a < b, a <= b, or the opposite: b <= a, b < a
        int apart = strict == wanted ? 1 : 0;
        goal(a, right, wanted ? -apart : apart);
        goal(b, left, wanted ? apart : -apart);
        secant(a, b);
    }

    /** For a variable that occurs more than once: the difference of the sides is taken for a line, and the moves go to where it is zero. */
    private void secant(Term a, Term b) {
        for (Variable variable : a.variables()) {
            if (!variable.sort().isIntegral() || variable.low() == variable.high()) {
                continue;
            }
            Deadline.look();
            long at = ((Number) valuation.get(variable)).longValue();
            long difference = number(a) - number(b);
            int step = at < variable.high() ? 1 : -1;
            Valuation beside = valuation.with(variable, box(variable.sort(), at + step));
            long other = ((Number) a.evaluate(beside)).longValue() - ((Number) b.evaluate(beside)).longValue();
            long slope = (other - difference) * step;
            if (slope != 0) {
                long zero = at - difference / slope;
                whole(variable, zero);
                whole(variable, zero - 1);
                whole(variable, zero + 1);
            }
        }
    }

    private void reals(Operator operator, Term a, Term b, boolean wanted) {
        double left = real(a);
        double right = real(b);
        boolean single = a.sort() == Sort.FLOAT;
        boolean sameness = operator == Operator.FSAME || operator == Operator.DSAME;
        boolean equality = operator == Operator.FEQ || operator == Operator.DEQ || sameness;
        if (equality || operator == Operator.FLE || operator == Operator.DLE) {
            goal(a, box(a.sort(), wanted ? right : right + 1));
            goal(b, box(b.sort(), wanted ? left : left - 1));
        }
        if (!equality) {
            double side = wanted ? -1 : 1;
            goal(a, box(a.sort(), right + side));
            goal(b, box(b.sort(), left - side));
            goal(a, box(a.sort(), right));
            goal(b, box(b.sort(), left));
            goal(a, single ? (Object) Math.nextAfter((float) right, right + side * 1e30) : (Object) Math.nextAfter(right, side * Double.MAX_VALUE));
            goal(b, single ? (Object) Math.nextAfter((float) left, left - side * 1e30) : (Object) Math.nextAfter(left, -side * Double.MAX_VALUE));
        }
        if (sameness && !wanted && left == 0 && right == 0) {
            goal(a, box(a.sort(), -right));
            goal(b, box(b.sort(), -left));
        }
        if (!wanted) {
            goal(a, box(a.sort(), Double.NaN));
            goal(b, box(b.sort(), Double.NaN));
        }
    }

    /** A goal that is so far from a number, unless that overflows. */
    private void goal(Term term, long number, int distance) {
        long wanted = number + distance;
        boolean fits = term.sort() == Sort.INT ? wanted == (int) wanted : wanted < number == distance < 0;
        if (fits) {
            goal(term, box(term.sort(), wanted));
        }
    }

    /** Looks for values with which a term has the value wanted. */
    private void goal(Term term, Object wanted) {
        if (depth >= DEEPEST || moves.size() >= MOVES || goals >= GOALS || term.variables().isEmpty()) {
            return;
        }
        Deadline.look(goals++);
        depth++;
        if (term instanceof Variable variable) {
            add(variable, wanted);
        } else if (term instanceof Application application) {
            try {
                if (StringInversion.isOfStrings(application)) {
                    for (StringInversion.Goal goal : StringInversion.goals(application, values(application), wanted)) {
                        goal(application.argument(goal.argument()), goal.value());
                    }
                } else if (term.sort().isIntegral()) {
                    undoWhole(application, ((Number) wanted).longValue());
                } else if (term.sort() == Sort.BOOLEAN) {
                    condition(term, (Boolean) wanted);
                } else if (term.sort() == Sort.FLOAT || term.sort() == Sort.DOUBLE) {
                    undoReal(application, ((Number) wanted).doubleValue());
                }
                if (application.operator() == Operator.ITE) {
                    undoChoice(application, wanted);
                }
            } catch (ArithmeticException e) {
                // As above.
            }
        }
        depth--;
    }

    private void undoChoice(Application term, Object wanted) {
        boolean condition = (Boolean) value(term.argument(0));
        goal(term.argument(condition ? 1 : 2), wanted);
        if (value(term.argument(condition ? 2 : 1)).equals(wanted)) {
            condition(term.argument(0), !condition);
        }
    }

    private void undoWhole(Application term, long wanted) {
        Term a = term.argument(0);
        Term b = term.arity() > 1 ? term.argument(1) : null;
        Sort sort = a.sort();
        switch (term.operator()) {
            case IADD:
            case LADD:
                goal(a, box(sort, wanted - number(b)));
                goal(b, box(sort, wanted - number(a)));
                break;
            case ISUB:
            case LSUB:
                goal(a, box(sort, wanted + number(b)));
                goal(b, box(sort, number(a) - wanted));
                break;
            case INEG:
            case LNEG:
                goal(a, box(sort, -wanted));
                break;
            case IXOR:
            case LXOR:
                goal(a, box(sort, wanted ^ number(b)));
                goal(b, box(sort, wanted ^ number(a)));
                break;
            case IMUL:
            case LMUL:
                undoProduct(a, wanted, number(b));
                undoProduct(b, wanted, number(a));
                break;
            case IDIV:
            case LDIV:
                goal(a, box(sort, wanted * number(b)));
                goal(a, box(sort, wanted * number(b) + number(b) - 1));
                if (wanted != 0) {
                    goal(b, box(sort, number(a) / wanted));
                }
                break;
            case IREM:
            case LREM:
                undoRemainder(a, wanted, number(b));
                break;
            case ISHL:
            case LSHL:
                goal(a, box(sort, wanted >> number(b)));
                break;
            case ISHR:
            case LSHR:
            case IUSHR:
            case LUSHR:
                goal(a, box(sort, wanted << number(b)));
                break;
            case IAND:
            case LAND:
                goal(a, box(sort, number(a) & ~number(b) | wanted));
                goal(a, box(sort, wanted));
                goal(b, box(sort, wanted));
                break;
            case IOR:
            case LOR:
                goal(a, box(sort, wanted & ~number(b)));
                goal(a, box(sort, wanted));
                goal(b, box(sort, wanted));
                break;
            case I2L:
                if (wanted == (int) wanted) {
                    goal(a, (int) wanted);
                }
                break;
            case L2I:
                goal(a, wanted);
                break;
            case I2B:
            case I2C:
            case I2S:
                goal(a, (int) wanted);
                break;
            case F2I:
            case F2L:
            case D2I:
            case D2L:
                goal(a, box(sort, (double) wanted));
                break;
            case LCMP:
                goal(a, number(b) + wanted);
                goal(b, number(a) - wanted);
                break;
            default:
                break;
        }
    }

    private void undoProduct(Term factor, long wanted, long other) {
        if (other == 0) {
            return;
        }
        boolean divides = wanted % other == 0;
        if (divides || !exact) {
            goal(factor, box(factor.sort(), wanted / other));
        }
        if (!divides) {
            if (!exact) {
                goal(factor, box(factor.sort(), wanted / other + 1));
                goal(factor, box(factor.sort(), wanted / other - 1));
            }
            if ((other & 1) == 1) {
                goal(factor, box(factor.sort(), wanted * inverse(other)));
            }
        }
    }

    /** The number by which an odd one gives 1 when multiplied, modulo 2^64, by Newton's iteration. */
    private static long inverse(long odd) {
        long inverse = odd;
        for (int i = 0; i < 5; i++) {
            inverse *= 2 - odd * inverse;
        }
        return inverse;
    }

    private void undoRemainder(Term dividend, long wanted, long divisor) {
        Sort sort = dividend.sort();
        long near = number(dividend) / divisor * divisor;
        goal(dividend, box(sort, wanted));
        goal(dividend, box(sort, near + wanted));
        goal(dividend, box(sort, near + divisor + wanted));
        goal(dividend, box(sort, wanted + divisor));
    }

    private void undoReal(Application term, double wanted) {
        Term a = term.argument(0);
        Term b = term.arity() > 1 ? term.argument(1) : null;
        switch (term.operator()) {
            case FADD:
            case DADD:
                goal(a, box(a.sort(), wanted - real(b)));
                goal(b, box(b.sort(), wanted - real(a)));
                break;
            case FSUB:
            case DSUB:
                goal(a, box(a.sort(), wanted + real(b)));
                goal(b, box(b.sort(), real(a) - wanted));
                break;
            case FMUL:
            case DMUL:
                goal(a, box(a.sort(), wanted / real(b)));
                goal(b, box(b.sort(), wanted / real(a)));
                break;
            case FDIV:
            case DDIV:
                goal(a, box(a.sort(), wanted * real(b)));
                goal(b, box(b.sort(), real(a) / wanted));
                break;
            case FNEG:
            case DNEG:
                goal(a, box(a.sort(), -wanted));
                break;
            case DSQRT:
                goal(a, wanted * wanted);
                break;
            case DCEIL:
            case DFLOOR:
            case DRINT:
                goal(a, wanted);
                break;
            case FMIN:
            case FMAX:
            case DMIN:
            case DMAX:
                goal(a, box(a.sort(), wanted));
                goal(b, box(a.sort(), wanted));
                break;
            case FREM:
            case DREM:
                double near = (long) (real(a) / real(b)) * real(b) + wanted;
                goal(a, box(a.sort(), wanted));
                goal(a, box(a.sort(), near));
                goal(a, box(a.sort(), near + real(b)));
                goal(a, box(a.sort(), near - real(b)));
                break;
            case F2D:
            case D2F:
                goal(a, box(a.sort(), wanted));
                break;
            case I2F:
            case L2F:
            case I2D:
            case L2D:
                goal(a, box(a.sort(), (long) Math.floor(wanted)));
                goal(a, box(a.sort(), (long) Math.ceil(wanted)));
                break;
            default:
                if (term.operator().isTranscendental()) {
                    goal(a, FunctionInversion.first(term.operator(), b == null ? 0 : real(b), wanted));
                    if (b != null) {
                        goal(b, FunctionInversion.second(term.operator(), real(a), wanted));
                    }
                }
                break;
        }
    }
}
