package dev.heddle.term;

import static dev.heddle.term.Terms.argument;
import static dev.heddle.term.Terms.constant;

/** Rules for the arithmetic of whole numbers, which is that of a ring in spite of overflow. Sums have their constant last. */
final class Integers {

    private final Sort sort;
    private final Operator add;
    private final Operator sub;
    private final Operator mul;
    private final Operator neg;
    private final Operator div;
    private final Operator rem;

    private static final Integers INTS = new Integers(Sort.INT, Operator.IADD, Operator.ISUB, Operator.IMUL, Operator.INEG, Operator.IDIV, Operator.IREM);
    private static final Integers LONGS = new Integers(Sort.LONG, Operator.LADD, Operator.LSUB, Operator.LMUL, Operator.LNEG, Operator.LDIV, Operator.LREM);

    private Integers(Sort sort, Operator add, Operator sub, Operator mul, Operator neg, Operator div, Operator rem) {
        this.sort = sort;
        this.add = add;
        this.sub = sub;
        this.mul = mul;
        this.neg = neg;
        this.div = div;
        this.rem = rem;
    }

    static Term simplified(Operator operator, Sort sort, Term a, Term b) {
        Integers rules = sort == Sort.INT ? INTS : LONGS;
        switch (operator) {
            case IADD:
            case LADD:
                return rules.sum(a, b);
            case ISUB:
            case LSUB:
                return rules.difference(a, b);
            case IMUL:
            case LMUL:
                return rules.product(a, b);
            case INEG:
            case LNEG:
                return rules.negative(a);
            case IDIV:
            case LDIV:
                return rules.quotient(a, b);
            case IREM:
            case LREM:
                return rules.remainder(a, b);
            case ISHL:
            case ISHR:
            case IUSHR:
            case LSHL:
            case LSHR:
            case LUSHR:
                return rules.shift(operator, a, b);
            case IAND:
            case LAND:
            case IOR:
            case LOR:
            case IXOR:
            case LXOR:
                return rules.bitwise(operator, a, b);
            default:
                return null;
        }
    }

    private static boolean isConstant(Term term) {
        return term instanceof Constant;
    }

    private static boolean is(Term term, long number) {
        return term instanceof Constant && term.low() == number;
    }

    private static boolean is(Term term, Operator operator) {
        return Terms.is(term, operator);
    }

    /** Whether the term is the operator applied to something and a constant. */
    private static boolean endsInConstant(Term term, Operator operator) {
        return is(term, operator) && isConstant(argument(term, 1));
    }

    private Term plus(Term a, Term b) {
        return Terms.apply(add, a, b);
    }

    private Term minus(Term a, Term b) {
        return Terms.apply(sub, a, b);
    }

    private Term times(Term a, long factor) {
        return Terms.apply(mul, a, constant(sort, factor));
    }

    private Term plus(Term a, long number) {
        return plus(a, constant(sort, number));
    }

    private Term sum(Term a, Term b) {
        if (isConstant(a)) {
            return plus(b, a);
        }
        if (isConstant(b)) {
            if (b.low() == 0) {
                return a;
            }
            if (endsInConstant(a, add)) {
                return plus(argument(a, 0), argument(a, 1).low() + b.low());
            }
            if (is(a, sub) && isConstant(argument(a, 0))) {
                return minus(constant(sort, argument(a, 0).low() + b.low()), argument(a, 1));
            }
            return null;
        }
        if (endsInConstant(a, add)) {
            return plus(plus(argument(a, 0), b), argument(a, 1));
        }
        if (endsInConstant(b, add)) {
            return plus(plus(a, argument(b, 0)), argument(b, 1));
        }
        if (is(b, neg)) {
            return minus(a, argument(b, 0));
        }
        if (is(a, neg)) {
            return minus(b, argument(a, 0));
        }
        return isDivided(a, b) ? argument(b, 0) : isDivided(b, a) ? argument(a, 0) : null;
    }

    /** Whether the terms are {@code x / k * k} and {@code x % k}, whose sum is x, also where the quotient overflows. */
    private boolean isDivided(Term whole, Term rest) {
        Term quotient = is(rest, rem) ? multiplied(whole, argument(rest, 1)) : null;
        return quotient != null && argument(quotient, 0).equals(argument(rest, 0));
    }

    private boolean isQuotient(Term term, Term x, Term k) {
        return is(term, div) && argument(term, 0).equals(x) && argument(term, 1).equals(k);
    }

    /** The quotient if the term is {@code x / k * k}, else null. */
    private Term multiplied(Term term, Term k) {
        if (!is(term, mul)) {
            return null;
        }
        for (int i = 0; i < 2; i++) {
            Term quotient = argument(term, i);
            if (is(quotient, div) && argument(quotient, 1).equals(k) && argument(term, 1 - i).equals(k)) {
                return quotient;
            }
        }
        return null;
    }

    private Term difference(Term a, Term b) {
        if (isConstant(b)) {
            return plus(a, -b.low());
        }
        if (a.equals(b)) {
            return constant(sort, 0);
        }
        if (is(a, 0)) {
            return Terms.apply(neg, b);
        }
        if (endsInConstant(a, add)) {
            return plus(minus(argument(a, 0), b), argument(a, 1));
        }
        if (endsInConstant(b, add)) {
            return isConstant(a) ? minus(constant(sort, a.low() - argument(b, 1).low()), argument(b, 0))
                    : plus(minus(a, argument(b, 0)), -argument(b, 1).low());
        }
        if (is(b, neg)) {
            return plus(a, argument(b, 0));
        }
        if (is(a, add)) {
            if (argument(a, 1).equals(b)) {
                return argument(a, 0);
            }
            if (argument(a, 0).equals(b)) {
                return argument(a, 1);
            }
        }
        if (is(b, rem) && argument(b, 0).equals(a)) {
            return Terms.apply(mul, Terms.apply(div, a, argument(b, 1)), argument(b, 1));
        }
        return is(b, mul) ? rest(a, b) : null;
    }

    /** What is left of a number after a multiple of its quotient. */
    private Term rest(Term a, Term multiple) {
        for (int i = 0; i < 2; i++) {
            if (isQuotient(argument(multiple, i), a, argument(multiple, 1 - i))) {
                return Terms.apply(rem, a, argument(multiple, 1 - i));
            }
        }
        return null;
    }

    private Term product(Term a, Term b) {
        if (isConstant(a)) {
            return Terms.apply(mul, b, a);
        }
        if (!isConstant(b)) {
            return null;
        }
        if (b.low() == 0) {
            return b;
        }
        if (b.low() == 1) {
            return a;
        }
        if (b.low() == -1) {
            return Terms.apply(neg, a);
        }
        if (endsInConstant(a, mul)) {
            return times(argument(a, 0), argument(a, 1).low() * b.low());
        }
        return is(a, neg) ? times(argument(a, 0), -b.low()) : null;
    }

    private Term negative(Term a) {
        if (is(a, neg)) {
            return argument(a, 0);
        }
        if (is(a, sub)) {
            return minus(argument(a, 1), argument(a, 0));
        }
        if (endsInConstant(a, add)) {
            return minus(constant(sort, -argument(a, 1).low()), argument(a, 0));
        }
        return endsInConstant(a, mul) ? times(argument(a, 0), -argument(a, 1).low()) : null;
    }

    private Term quotient(Term a, Term b) {
        if (is(b, 1)) {
            return a;
        }
        if (is(b, -1)) {
            return Terms.apply(neg, a);
        }
        if (isConstant(b) && b.low() > 0 && a.low() > -b.low() && a.high() < b.low()) {
            return constant(sort, 0);
        }
        return multiplied(a, b);
    }

    private Term remainder(Term a, Term b) {
        if (is(b, 1) || is(b, -1)) {
            return constant(sort, 0);
        }
        if (isConstant(b) && b.low() > 0 && a.low() > -b.low() && a.high() < b.low()) {
            return a;
        }
        return multiplied(a, b) != null ? constant(sort, 0) : null;
    }

    private Term shift(Operator operator, Term a, Term count) {
        if (is(a, 0)) {
            return a;
        }
        if (!isConstant(count)) {
            return null;
        }
        int bits = (int) count.low() & (sort == Sort.INT ? 31 : 63);
        if (bits == 0) {
            return a;
        }
        return bits == count.low() ? null : Terms.apply(operator, a, Constant.of(bits));
    }

    private Term bitwise(Operator operator, Term a, Term b) {
        if (isConstant(a)) {
            return Terms.apply(operator, b, a);
        }
        boolean and = operator == Operator.IAND || operator == Operator.LAND;
        boolean xor = operator == Operator.IXOR || operator == Operator.LXOR;
        if (a.equals(b)) {
            return xor ? constant(sort, 0) : a;
        }
        Term logical = logical(and, xor, a, b);
        if (logical != null || !isConstant(b)) {
            return logical;
        }
        if (b.low() == 0) {
            return and ? b : a;
        }
        if (b.low() == -1 && !xor) {
            return and ? a : b;
        }
        if (and && a.low() >= 0 && b.low() > 0) {
            long bits = -1L >>> Long.numberOfLeadingZeros(a.high());
            if (a.high() == 0 || (b.low() & bits) == bits) {
                return a;
            }
        }
        if (endsInConstant(a, operator)) {
            long inner = argument(a, 1).low();
            long both = and ? inner & b.low() : xor ? inner ^ b.low() : inner | b.low();
            return Terms.apply(operator, argument(a, 0), constant(sort, both));
        }
        return null;
    }

    /** Java computes with booleans as with the numbers 0 and 1. */
    private Term logical(boolean and, boolean xor, Term a, Term b) {
        if (!is(a, Operator.ITE) && !is(b, Operator.ITE) && !(xor && is(b, 1))) {
            return null;
        }
        Term one = Conditions.truth(a);
        Term other = Conditions.truth(b);
        if (one == null || other == null) {
            return null;
        }
        if (xor) {
            return Terms.toInt(other instanceof Constant ? Terms.ite(other, Terms.not(one), one)
                    : Terms.or(Terms.and(one, Terms.not(other)), Terms.and(Terms.not(one), other)));
        }
        return Terms.toInt(and ? Terms.and(one, other) : Terms.or(one, other));
    }
}
