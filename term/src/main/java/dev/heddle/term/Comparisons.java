package dev.heddle.term;

import static dev.heddle.term.Terms.argument;
import static dev.heddle.term.Terms.constant;
import static dev.heddle.term.Terms.is;

/** Rules for comparisons. An equality has its constant on the right. */
final class Comparisons {

    private Comparisons() {
    }

    static Term simplified(Operator operator, Term a, Term b) {
        switch (operator) {
            case IEQ:
            case LEQ:
                return equality(operator, a, b);
            case ILT:
            case LLT:
            case ILE:
            case LLE:
                return order(operator, a, b);
            case FSAME:
            case DSAME:
                return identity(operator, a, b);
            default:
                Term sign = signOfInverse(operator, a, b);
                sign = sign != null ? sign : exchanged(operator, a, b);
                return sign != null ? sign : widened(operator, a, b);
        }
    }

    /** A comparison of a sum or product with the same one the other way round: they differ only where they are no number. */
    private static Term exchanged(Operator operator, Term a, Term b) {
        if (a instanceof Constant || !Floats.isSame(a, b)) {
            return null;
        }
        if (operator == Operator.FLT || operator == Operator.DLT) {
            return Constant.FALSE;
        }
        Operator equal = a.sort() == Sort.FLOAT ? Operator.FEQ : Operator.DEQ;
        return operator == equal && a.equals(b) ? null : Terms.apply(equal, a, a);
    }

    private static Term equality(Operator operator, Term a, Term b) {
        if (a.equals(b)) {
            return Constant.TRUE;
        }
        if (a.high() < b.low() || b.high() < a.low()) {
            return Constant.FALSE;
        }
        if (a instanceof Constant) {
            return Terms.apply(operator, b, a);
        }
        Term unwrapped = unwrapped(operator, a, b);
        if (unwrapped != null) {
            return unwrapped;
        }
        Sort sort = a.sort();
        if (b instanceof Constant) {
            return solved(operator, sort, a, b.low());
        }
        Operator add = sort == Sort.INT ? Operator.IADD : Operator.LADD;
        if (is(b, add) && argument(b, 1) instanceof Constant) {
            return Terms.apply(operator, Terms.apply(add, a, constant(sort, -argument(b, 1).low())), argument(b, 0));
        }
        return null;
    }

    /** An equality with a constant, solved for an argument of the other side. */
    private static Term solved(Operator equal, Sort sort, Term a, long number) {
        if (a.low() == 0 && a.high() == 1 && number == 1) {
            return Terms.not(Terms.apply(equal, a, constant(sort, 0)));
        }
        if (!(a instanceof Application)) {
            return null;
        }
        switch (((Application) a).operator()) {
            case IADD:
            case LADD:
                return argument(a, 1) instanceof Constant
                        ? Terms.apply(equal, argument(a, 0), constant(sort, number - argument(a, 1).low())) : null;
            case ISUB:
            case LSUB:
                if (argument(a, 0) instanceof Constant) {
                    return Terms.apply(equal, argument(a, 1), constant(sort, argument(a, 0).low() - number));
                }
                return number == 0 ? Terms.apply(equal, argument(a, 0), argument(a, 1)) : null;
            case INEG:
            case LNEG:
                return Terms.apply(equal, argument(a, 0), constant(sort, -number));
            case IXOR:
            case LXOR:
                if (argument(a, 1) instanceof Constant) {
                    return Terms.apply(equal, argument(a, 0), constant(sort, argument(a, 1).low() ^ number));
                }
                return number == 0 ? Terms.apply(equal, argument(a, 0), argument(a, 1)) : null;
            default:
                return null;
        }
    }

    private static Term identity(Operator operator, Term a, Term b) {
        if (a.equals(b)) {
            return Constant.TRUE;
        }
        if (a instanceof Constant) {
            return Terms.apply(operator, b, a);
        }
        if (b instanceof Constant) {
            double number = ((Number) ((Constant) b).value()).doubleValue();
            if (Double.isNaN(number)) {
                return Terms.not(Terms.eq(a, a));
            } else if (number != 0) {
                return Terms.eq(a, b);
            } else if (wasWhole(a)) {
                return 1 / number < 0 ? Constant.FALSE : Terms.eq(a, b);
            }
        } else if (wasWhole(a) && wasWhole(b)) {
            return Terms.eq(a, b);
        }
        return operator == Operator.DSAME ? unwidened(Operator.FSAME, Operator.F2D, a, b) : null;
    }

    /** Whether the term was a whole number, so that it is neither NaN nor the negative zero. */
    private static boolean wasWhole(Term term) {
        return is(term, Operator.I2F) || is(term, Operator.L2F) || is(term, Operator.I2D) || is(term, Operator.L2D);
    }

    /** An inverse that is compared with zero, as programs do to tell zeros apart: it has the sign of the number, and is zero only if that is infinite. */
    private static Term signOfInverse(Operator operator, Term a, Term b) {
        boolean single = operator == Operator.FLT || operator == Operator.FLE;
        if (!single && operator != Operator.DLT && operator != Operator.DLE) {
            return null;
        }
        boolean below = isZero(b);
        Term number = below ? inverted(a) : isZero(a) ? inverted(b) : null;
        if (number == null) {
            return null;
        }
        boolean strict = operator == Operator.FLT || operator == Operator.DLT;
        double infinity = below == strict ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        Term infinite = Terms.eq(number, real(single, infinity));
        Term sided = below ? Terms.apply(lessThan(single), number, real(single, 0)) : Terms.apply(lessThan(single), real(single, 0), number);
        Term finite = strict ? Terms.and(sided, Terms.not(infinite)) : Terms.or(sided, infinite);
        return Terms.or(finite, Terms.same(number, real(single, below ? -0.0 : 0.0)));
    }

    private static Operator lessThan(boolean single) {
        return single ? Operator.FLT : Operator.DLT;
    }

    private static Constant real(boolean single, double number) {
        return single ? Constant.of((float) number) : Constant.of(number);
    }

    private static boolean isZero(Term term) {
        return term instanceof Constant && ((Number) ((Constant) term).value()).doubleValue() == 0;
    }

    /** The number of which the term is one divided by it, else null. */
    private static Term inverted(Term term) {
        boolean quotient = is(term, Operator.FDIV) || is(term, Operator.DDIV);
        return quotient && argument(term, 0) instanceof Constant && ((Number) ((Constant) argument(term, 0)).value()).doubleValue() == 1 ? argument(term, 1) : null;
    }

    private static Term order(Operator operator, Term a, Term b) {
        boolean strict = operator == Operator.ILT || operator == Operator.LLT;
        if (a.equals(b)) {
            return Constant.of(!strict);
        }
        if (a.high() < b.low() || !strict && a.high() == b.low()) {
            return Constant.TRUE;
        }
        if (a.low() > b.high() || strict && a.low() == b.high()) {
            return Constant.FALSE;
        }
        Term unwrapped = unwrapped(operator, a, b);
        if (unwrapped != null) {
            return unwrapped;
        }
        Sort sort = a.sort();
        if (b instanceof Constant && a.low() == 0 && a.high() == 1) {
            return Terms.eq(a, constant(sort, 0));
        }
        if (a instanceof Constant && b.low() == 0 && b.high() == 1) {
            return Terms.not(Terms.eq(b, constant(sort, 0)));
        }
        if (b instanceof Constant && addsExactly(a)) {
            return shifted(operator, a, b, true);
        }
        return a instanceof Constant && addsExactly(b) ? shifted(operator, b, a, false) : null;
    }

    /** Whether the term adds a constant to something and cannot overflow. */
    private static boolean addsExactly(Term sum) {
        if (!is(sum, Operator.IADD) && !is(sum, Operator.LADD) || !(argument(sum, 1) instanceof Constant)) {
            return false;
        }
        // The interval of a sum that may overflow is all of its sort, which no exact sum of a smaller interval is.
        Term rest = argument(sum, 0);
        return sum.high() - argument(sum, 1).low() == rest.high() && sum.low() - argument(sum, 1).low() == rest.low();
    }

    /** Takes the constant of an exact sum to the other side, where it must not overflow either. */
    private static Term shifted(Operator operator, Term sum, Term bound, boolean sumFirst) {
        Sort sort = sum.sort();
        long number = bound.low() - argument(sum, 1).low();
        boolean overflows = ((bound.low() ^ argument(sum, 1).low()) & (bound.low() ^ number)) < 0
                || sort == Sort.INT && number != (int) number;
        if (overflows) {
            return null;
        }
        Constant moved = constant(sort, number);
        return sumFirst ? Terms.apply(operator, argument(sum, 0), moved) : Terms.apply(operator, moved, argument(sum, 0));
    }

    /** A comparison of what another instruction made: a truth value, a three-way comparison, a widened number. */
    private static Term unwrapped(Operator operator, Term a, Term b) {
        Term term = chosen(operator, a, b);
        if (term == null) {
            term = threeWay(operator, a, b);
        }
        if (term == null && (operator == Operator.IEQ && is(a, Operator.COMPARE_TO) && b instanceof Constant && b.low() == 0)) {
            return Terms.eq(argument(a, 0), argument(a, 1));
        }
        return term != null ? term : widened(operator, a, b);
    }

    /** A comparison of a constant with a choice of which one side is a constant, so that nothing is written twice. */
    static Term chosen(Operator operator, Term a, Term b) {
        boolean first = is(a, Operator.ITE);
        Term choice = first ? a : b;
        Term other = first ? b : a;
        if (!is(choice, Operator.ITE) || !(other instanceof Constant)) {
            return null;
        }
        Term yes = argument(choice, 1);
        Term no = argument(choice, 2);
        boolean simple = yes instanceof Constant && no instanceof Constant || (yes instanceof Constant || no instanceof Constant) && choice.size() <= Equality.SMALL;
        if (!simple) {
            return null;
        }
        return Terms.ite(argument(choice, 0), first ? Terms.apply(operator, yes, other) : Terms.apply(operator, other, yes),
                first ? Terms.apply(operator, no, other) : Terms.apply(operator, other, no));
    }

    /** A comparison of a constant with the result of LCMP and the like: for which of the results -1, 0 and 1 does it hold? */
    private static Term threeWay(Operator operator, Term a, Term b) {
        boolean first = !(a instanceof Constant);
        Term compare = first ? a : b;
        if (!(compare instanceof Application) || !((first ? b : a) instanceof Constant)) {
            return null;
        }
        Operator instruction = ((Application) compare).operator();
        Operator equal;
        Operator less;
        Operator lessOrEqual;
        switch (instruction) {
            case LCMP:
                equal = Operator.LEQ;
                less = Operator.LLT;
                lessOrEqual = Operator.LLE;
                break;
            case FCMPL:
            case FCMPG:
                equal = Operator.FEQ;
                less = Operator.FLT;
                lessOrEqual = Operator.FLE;
                break;
            case DCMPL:
            case DCMPG:
                equal = Operator.DEQ;
                less = Operator.DLT;
                lessOrEqual = Operator.DLE;
                break;
            default:
                return null;
        }
        int holds = 0;
        for (int result = -1; result <= 1; result++) {
            Term outcome = first ? Terms.apply(operator, Constant.of(result), b) : Terms.apply(operator, a, Constant.of(result));
            holds |= outcome == Constant.TRUE ? 1 << result + 1 : 0;
        }
        Term x = argument(compare, 0);
        Term y = argument(compare, 1);
        // With NaN, the result is -1 after an instruction that ends in L, and 1 after one that ends in G.
        boolean unorderedIsLess = instruction == Operator.FCMPL || instruction == Operator.DCMPL;
        switch (holds) {
            case 0b000:
                return Constant.FALSE;
            case 0b001:
                return unorderedIsLess ? Terms.not(Terms.apply(lessOrEqual, y, x)) : Terms.apply(less, x, y);
            case 0b010:
                return Terms.apply(equal, x, y);
            case 0b011:
                return unorderedIsLess ? Terms.not(Terms.apply(less, y, x)) : Terms.apply(lessOrEqual, x, y);
            case 0b100:
                return unorderedIsLess ? Terms.apply(less, y, x) : Terms.not(Terms.apply(lessOrEqual, x, y));
            case 0b101:
                return Terms.not(Terms.apply(equal, x, y));
            case 0b110:
                return unorderedIsLess ? Terms.apply(lessOrEqual, y, x) : Terms.not(Terms.apply(less, x, y));
            default:
                return Constant.TRUE;
        }
    }

    /** A comparison of widened numbers is one of the numbers themselves. */
    private static Term widened(Operator operator, Term a, Term b) {
        switch (operator) {
            case LEQ:
                return unwidened(Operator.IEQ, Operator.I2L, a, b);
            case LLT:
                return unwidened(Operator.ILT, Operator.I2L, a, b);
            case LLE:
                return unwidened(Operator.ILE, Operator.I2L, a, b);
            case DEQ:
                return fromDouble(Operator.IEQ, Operator.FEQ, a, b);
            case DLT:
                return fromDouble(Operator.ILT, Operator.FLT, a, b);
            case DLE:
                return fromDouble(Operator.ILE, Operator.FLE, a, b);
            default:
                return null;
        }
    }

    private static Term fromDouble(Operator ofInts, Operator ofFloats, Term a, Term b) {
        Term floats = unwidened(ofFloats, Operator.F2D, a, b);
        return floats != null ? floats : unwidened(ofInts, Operator.I2D, a, b);
    }

    /** The comparison of what was widened, if each side is widened or is a constant that widening could have given. */
    private static Term unwidened(Operator narrow, Operator widening, Term a, Term b) {
        Term left = origin(widening, a);
        Term right = origin(widening, b);
        return left == null || right == null ? null : Terms.apply(narrow, left, right);
    }

    private static Term origin(Operator widening, Term term) {
        if (!(term instanceof Constant)) {
            return argument(term, widening);
        }
        Number number = (Number) ((Constant) term).value();
        switch (widening) {
            case I2L:
                return number.longValue() == number.intValue() ? Constant.of(number.intValue()) : null;
            case F2D:
                float single = number.floatValue();
                return Double.compare(single, number.doubleValue()) == 0 ? Constant.of(single) : null;
            default:
                return number.doubleValue() == number.intValue() ? Constant.of(number.intValue()) : null;
        }
    }
}
