package dev.heddle.term;

/** When an operation on whole numbers leaves the range of its type, so that its result is not the one of arithmetic. */
public final class Overflow {

    private Overflow() {
    }

    /** The condition that the sum of two terms of the same sort overflows. */
    public static Term ofSum(Term left, Term right) {
        Sort sort = left.sort();
        if (left instanceof Constant && !(right instanceof Constant)) {
            return ofSum(right, left);
        }
        if (right instanceof Constant) {
            long number = number(right);
            return number >= 0 ? isMore(left, high(sort) - number) : isLess(left, low(sort) - number);
        }
        if (sort == Sort.INT) {
            return isOutside(Terms.apply(Operator.LADD, wide(left), wide(right)));
        }
        Term sum = Terms.apply(Operator.LADD, left, right);
        return isNegative(Terms.apply(Operator.LAND, Terms.apply(Operator.LXOR, left, sum), Terms.apply(Operator.LXOR, right, sum)));
    }

    /** The condition that the difference of two terms of the same sort overflows. */
    public static Term ofDifference(Term left, Term right) {
        Sort sort = left.sort();
        if (right instanceof Constant) {
            long number = number(right);
            return number >= 0 ? isLess(left, low(sort) + number) : isMore(left, high(sort) + number);
        }
        if (left instanceof Constant) {
            long number = number(left);
            return number >= 0 ? isLess(right, number - high(sort)) : isMore(right, number - low(sort));
        }
        if (sort == Sort.INT) {
            return isOutside(Terms.apply(Operator.LSUB, wide(left), wide(right)));
        }
        Term difference = Terms.apply(Operator.LSUB, left, right);
        return isNegative(Terms.apply(Operator.LAND, Terms.apply(Operator.LXOR, left, right), Terms.apply(Operator.LXOR, left, difference)));
    }

    /** The condition that the product of two terms of the same sort overflows. */
    public static Term ofProduct(Term left, Term right) {
        Sort sort = left.sort();
        if (left instanceof Constant && !(right instanceof Constant)) {
            return ofProduct(right, left);
        }
        if (right instanceof Constant) {
            return ofMultiple(left, number(right));
        }
        if (sort == Sort.INT) {
            return isOutside(Terms.apply(Operator.LMUL, wide(left), wide(right)));
        }
        Term product = Terms.apply(Operator.LMUL, left, right);
        Term inexact = Terms.not(Terms.eq(Terms.apply(Operator.LDIV, product, left), right));
        Term turned = Terms.and(Terms.eq(left, Constant.of(-1L)), Terms.eq(right, Constant.of(Long.MIN_VALUE)));
        return Terms.and(Terms.not(Terms.eq(left, Constant.of(0L))), Terms.or(inexact, turned));
    }

    private static Term ofMultiple(Term term, long times) {
        Sort sort = term.sort();
        if (times == 0) {
            return Constant.FALSE;
        } else if (times == -1) {
            return ofNegation(term);
        }
        return times > 0 ? Terms.or(isMore(term, high(sort) / times), isLess(term, low(sort) / times))
                : Terms.or(isLess(term, high(sort) / times), isMore(term, low(sort) / times));
    }

    /** The condition that the negation of a term overflows. */
    public static Term ofNegation(Term term) {
        return Terms.eq(term, Terms.constant(term.sort(), low(term.sort())));
    }

    private static long number(Term constant) {
        return ((Number) ((Constant) constant).value()).longValue();
    }

    private static long low(Sort sort) {
        return sort == Sort.INT ? Integer.MIN_VALUE : Long.MIN_VALUE;
    }

    private static long high(Sort sort) {
        return sort == Sort.INT ? Integer.MAX_VALUE : Long.MAX_VALUE;
    }

    private static Term wide(Term term) {
        return Terms.apply(Operator.I2L, term);
    }

    private static Term isOutside(Term result) {
        return Terms.or(isMore(result, Integer.MAX_VALUE), isLess(result, Integer.MIN_VALUE));
    }

    private static Term isNegative(Term term) {
        return isLess(term, 0);
    }

    private static Term isMore(Term term, long than) {
        Sort sort = term.sort();
        return Terms.apply(sort == Sort.INT ? Operator.ILT : Operator.LLT, Terms.constant(sort, than), term);
    }

    private static Term isLess(Term term, long than) {
        Sort sort = term.sort();
        return Terms.apply(sort == Sort.INT ? Operator.ILT : Operator.LLT, term, Terms.constant(sort, than));
    }
}
