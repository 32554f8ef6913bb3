package dev.heddle.term;

/** The methods of {@link Math} that can be told by other operators. */
public final class MathTerms {

    private MathTerms() {
    }

    private static Operator pick(Sort sort, Operator ofInts, Operator ofLongs) {
        return sort == Sort.INT ? ofInts : ofLongs;
    }

    private static Term zero(Sort sort) {
        switch (sort) {
            case FLOAT:
                return Constant.of(0.0f);
            case DOUBLE:
                return Constant.of(0.0);
            default:
                return Terms.constant(sort, 0);
        }
    }

    private static Term less(Term a, Term b) {
        switch (a.sort()) {
            case INT:
                return Terms.apply(Operator.ILT, a, b);
            case LONG:
                return Terms.apply(Operator.LLT, a, b);
            case FLOAT:
                return Terms.apply(Operator.FLT, a, b);
            default:
                return Terms.apply(Operator.DLT, a, b);
        }
    }

    /** {@code Math.abs} of a number of any sort. */
    public static Term abs(Term a) {
        switch (a.sort()) {
            case INT:
                return Terms.ite(less(a, zero(Sort.INT)), Terms.apply(Operator.INEG, a), a);
            case LONG:
                return Terms.ite(less(a, zero(Sort.LONG)), Terms.apply(Operator.LNEG, a), a);
            case FLOAT:
                // Zero minus a zero of either sign is the positive one, and NaN is not at most zero.
                return Terms.ite(Terms.apply(Operator.FLE, a, zero(Sort.FLOAT)), Terms.apply(Operator.FSUB, zero(Sort.FLOAT), a), a);
            default:
                return Terms.ite(Terms.apply(Operator.DLE, a, zero(Sort.DOUBLE)), Terms.apply(Operator.DSUB, zero(Sort.DOUBLE), a), a);
        }
    }

    public static Term min(Term a, Term b) {
        switch (a.sort()) {
            case FLOAT:
                return Terms.apply(Operator.FMIN, a, b);
            case DOUBLE:
                return Terms.apply(Operator.DMIN, a, b);
            default:
                return Terms.ite(less(b, a), b, a);
        }
    }

    public static Term max(Term a, Term b) {
        switch (a.sort()) {
            case FLOAT:
                return Terms.apply(Operator.FMAX, a, b);
            case DOUBLE:
                return Terms.apply(Operator.DMAX, a, b);
            default:
                return Terms.ite(less(a, b), b, a);
        }
    }

    /** {@code Math.signum} of a float or double, {@code Integer.signum} and {@code Long.signum} of the others. */
    public static Term signum(Term a) {
        Term zero = zero(a.sort());
        switch (a.sort()) {
            case FLOAT:
                return Terms.ite(less(zero, a), Constant.of(1.0f), Terms.ite(less(a, zero), Constant.of(-1.0f), a));
            case DOUBLE:
                return Terms.ite(less(zero, a), Constant.of(1.0), Terms.ite(less(a, zero), Constant.of(-1.0), a));
            default:
                return Terms.ite(less(zero, a), Constant.of(1), Terms.ite(less(a, zero), Constant.of(-1), Constant.of(0)));
        }
    }

    /** {@code Math.round} of a float or a double. */
    public static Term round(Term a) {
        Term real = a.sort() == Sort.FLOAT ? Terms.apply(Operator.F2D, a) : a;
        Term floor = Terms.apply(Operator.DFLOOR, real);
        // The difference is exact, or it is nearer to one than to a half; from infinity it is NaN, which is not at least a half.
        Term up = Terms.apply(Operator.DLE, Constant.of(0.5), Terms.apply(Operator.DSUB, real, floor));
        Term rounded = Terms.ite(up, Terms.apply(Operator.DADD, floor, Constant.of(1.0)), floor);
        return Terms.apply(a.sort() == Sort.FLOAT ? Operator.D2I : Operator.D2L, rounded);
    }

    /** {@code compare} of the class of boxes of these numbers. */
    public static Term compare(Term a, Term b) {
        Term otherwise = Constant.of(0);
        if (!a.sort().isIntegral()) {
            // What is neither less nor greater nor the same is a zero of the other sign, or one of them is no number, which comes last.
            Object negative = a.sort() == Sort.FLOAT ? (Object) (-0.0f) : (Object) (-0.0);
            Term less = Terms.or(Terms.hasValue(a, negative), isNaN(b));
            otherwise = Terms.ite(Terms.same(a, b), Constant.of(0), Terms.ite(less, Constant.of(-1), Constant.of(1)));
        }
        return Terms.ite(less(a, b), Constant.of(-1), Terms.ite(less(b, a), Constant.of(1), otherwise));
    }

    /** Whether a float or a double is no number. */
    public static Term isNaN(Term a) {
        return Terms.not(Terms.eq(a, a));
    }

    /** Whether a float or a double is infinite. */
    public static Term isInfinite(Term a) {
        Term most = a.sort() == Sort.FLOAT ? Constant.of(Float.MAX_VALUE) : Constant.of(Double.MAX_VALUE);
        return less(most, abs(a));
    }

    /** {@code bitCount} of a whole number. */
    public static Term bitCount(Term a) {
        boolean wide = a.sort() == Sort.LONG;
        Term pairs = sum(Operator.ISUB, Operator.LSUB, a, masked(shifted(a, 1), 0x5555555555555555L));
        Term fours = sum(Operator.IADD, Operator.LADD, masked(pairs, 0x3333333333333333L), masked(shifted(pairs, 2), 0x3333333333333333L));
        Term bits = masked(sum(Operator.IADD, Operator.LADD, fours, shifted(fours, 4)), 0x0f0f0f0f0f0f0f0fL);
        for (int shift = 8; shift < (wide ? 64 : 32); shift *= 2) {
            bits = sum(Operator.IADD, Operator.LADD, bits, shifted(bits, shift));
        }
        Term count = masked(bits, 0x7f);
        return wide ? Terms.apply(Operator.L2I, count) : count;
    }

    private static Term sum(Operator ofInts, Operator ofLongs, Term a, Term b) {
        return Terms.apply(pick(a.sort(), ofInts, ofLongs), a, b);
    }

    private static Term shifted(Term a, int by) {
        return Terms.apply(pick(a.sort(), Operator.IUSHR, Operator.LUSHR), a, Constant.of(by));
    }

    private static Term masked(Term a, long mask) {
        return Terms.apply(pick(a.sort(), Operator.IAND, Operator.LAND), a, a.sort() == Sort.INT ? Constant.of((int) mask) : Constant.of(mask));
    }

    /** {@code Math.floorDiv}; the divisor must not be zero. */
    public static Term floorDiv(Term a, Term b) {
        Sort sort = a.sort();
        Term quotient = Terms.apply(pick(sort, Operator.IDIV, Operator.LDIV), a, b);
        Term remainder = Terms.apply(pick(sort, Operator.IREM, Operator.LREM), a, b);
        return Terms.ite(roundsUp(remainder, b), Terms.apply(pick(sort, Operator.IADD, Operator.LADD), quotient, Terms.constant(sort, -1)), quotient);
    }

    /** {@code Math.floorMod}; the divisor must not be zero. */
    public static Term floorMod(Term a, Term b) {
        Sort sort = a.sort();
        Term remainder = Terms.apply(pick(sort, Operator.IREM, Operator.LREM), a, b);
        return Terms.ite(roundsUp(remainder, b), Terms.apply(pick(sort, Operator.IADD, Operator.LADD), remainder, b), remainder);
    }

    /** Whether the quotient was rounded towards zero from below. */
    private static Term roundsUp(Term remainder, Term divisor) {
        Term zero = zero(divisor.sort());
        return Terms.or(Terms.and(less(remainder, zero), less(zero, divisor)), Terms.and(less(zero, remainder), less(divisor, zero)));
    }

    /** {@code divideUnsigned} of the class of boxes; the divisor must not be zero. */
    public static Term divideUnsigned(Term a, Term b) {
        if (a.sort() == Sort.INT) {
            return Terms.apply(Operator.L2I, Terms.apply(Operator.LDIV, unsigned(a), unsigned(b)));
        }
        // Half of the dividend is no negative number; twice its quotient is the one looked for, or one less. A divisor with the highest bit goes into no number twice.
        Term half = Terms.apply(Operator.LSHL, Terms.apply(Operator.LDIV, Terms.apply(Operator.LUSHR, a, Constant.of(1)), b), Constant.of(1));
        Term rest = Terms.apply(Operator.LSUB, a, Terms.apply(Operator.LMUL, half, b));
        Term once = Terms.ite(lessUnsigned(a, b), Constant.of(0L), Constant.of(1L));
        Term more = Terms.apply(Operator.LADD, half, Terms.ite(lessUnsigned(rest, b), Constant.of(0L), Constant.of(1L)));
        return Terms.ite(less(b, zero(Sort.LONG)), once, more);
    }

    /** {@code remainderUnsigned} of the class of boxes; the divisor must not be zero. */
    public static Term remainderUnsigned(Term a, Term b) {
        if (a.sort() == Sort.INT) {
            return Terms.apply(Operator.L2I, Terms.apply(Operator.LREM, unsigned(a), unsigned(b)));
        }
        return Terms.apply(Operator.LSUB, a, Terms.apply(Operator.LMUL, divideUnsigned(a, b), b));
    }

    private static Term unsigned(Term a) {
        return Terms.apply(Operator.LAND, Terms.apply(Operator.I2L, a), Constant.of(0xffffffffL));
    }

    private static Term lessUnsigned(Term a, Term b) {
        Term least = Constant.of(Long.MIN_VALUE);
        return less(Terms.apply(Operator.LADD, a, least), Terms.apply(Operator.LADD, b, least));
    }

    /** Whether {@code Math.addExact} throws. */
    public static Term addOverflows(Term a, Term b) {
        Term sum = Terms.apply(pick(a.sort(), Operator.IADD, Operator.LADD), a, b);
        return changesSign(a, sum, b, sum);
    }

    /** Whether {@code Math.subtractExact} throws. */
    public static Term subtractOverflows(Term a, Term b) {
        return changesSign(a, b, a, Terms.apply(pick(a.sort(), Operator.ISUB, Operator.LSUB), a, b));
    }

    /** Whether the numbers of the first pair and those of the second have different signs. */
    private static Term changesSign(Term a, Term b, Term c, Term d) {
        Operator xor = pick(a.sort(), Operator.IXOR, Operator.LXOR);
        Term both = Terms.apply(pick(a.sort(), Operator.IAND, Operator.LAND), Terms.apply(xor, a, b), Terms.apply(xor, c, d));
        return less(both, zero(a.sort()));
    }

    /** Whether {@code Math.multiplyExact} throws. */
    public static Term multiplyOverflows(Term a, Term b) {
        if (a.sort() == Sort.INT) {
            Term exact = Terms.apply(Operator.LMUL, Terms.apply(Operator.I2L, a), Terms.apply(Operator.I2L, b));
            return Terms.not(Terms.eq(exact, Terms.apply(Operator.I2L, Terms.apply(Operator.IMUL, a, b))));
        }
        Term product = Terms.apply(Operator.LMUL, a, b);
        Term least = Terms.and(Terms.eq(a, Constant.of(-1L)), Terms.eq(b, Constant.of(Long.MIN_VALUE)));
        Term undone = Terms.eq(Terms.apply(Operator.LDIV, product, a), b);
        return Terms.and(Terms.not(Terms.eq(a, Constant.of(0L))), Terms.or(least, Terms.not(undone)));
    }

    /** Whether {@code Math.negateExact} throws; {@code Math.absExact} does in the same case. */
    public static Term negateOverflows(Term a) {
        return Terms.eq(a, Terms.constant(a.sort(), a.sort() == Sort.INT ? Integer.MIN_VALUE : Long.MIN_VALUE));
    }

    /** Whether {@code Math.toIntExact} throws. */
    public static Term toIntOverflows(Term a) {
        return Terms.not(Terms.eq(Terms.apply(Operator.I2L, Terms.apply(Operator.L2I, a)), a));
    }
}
