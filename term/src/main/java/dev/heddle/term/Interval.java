package dev.heddle.term;

/** Bounds of a whole number, or of the length of a string. An operation that may overflow has all values of its sort. */
record Interval(long low, long high) {

    private static final Interval INT = new Interval(Integer.MIN_VALUE, Integer.MAX_VALUE);
    private static final Interval LONG = new Interval(Long.MIN_VALUE, Long.MAX_VALUE);
    private static final Interval SIGN = new Interval(-1, 1);
    private static final Interval CHAR = new Interval(Character.MIN_VALUE, Character.MAX_VALUE);
    private static final Interval INDEX = new Interval(-1, Integer.MAX_VALUE);
    private static final Interval LENGTH = new Interval(0, Integer.MAX_VALUE);

    private static Interval all(Sort sort) {
        return sort == Sort.STRING ? LENGTH : sort == Sort.INT ? INT : LONG;
    }

    /** The interval of a result of sort INT, LONG or STRING. */
    static Interval of(Operator operator, Sort sort, Term[] arguments) {
        Term a = arguments[0];
        switch (operator) {
            case IADD:
            case LADD:
                return exact(sort, sum(a.low(), arguments[1].low()), sum(a.high(), arguments[1].high()));
            case ISUB:
            case LSUB:
                return exact(sort, difference(a.low(), arguments[1].high()), difference(a.high(), arguments[1].low()));
            case INEG:
            case LNEG:
                return exact(sort, difference(0, a.high()), difference(0, a.low()));
            case IMUL:
            case LMUL:
                return product(sort, a, arguments[1]);
            case IDIV:
            case LDIV:
                return quotient(sort, a, arguments[1]);
            case IREM:
            case LREM:
                return remainder(sort, a, arguments[1]);
            case ISHR:
            case LSHR:
                return shiftRight(sort, a, arguments[1]);
            case IUSHR:
            case LUSHR:
                return unsignedShiftRight(sort, a, arguments[1]);
            case IAND:
            case LAND:
                return and(sort, a, arguments[1]);
            case IOR:
            case LOR:
            case IXOR:
            case LXOR:
                return or(sort, a, arguments[1]);
            case I2B:
                return narrowed(a, Byte.MIN_VALUE, Byte.MAX_VALUE);
            case I2C:
                return narrowed(a, Character.MIN_VALUE, Character.MAX_VALUE);
            case I2S:
                return narrowed(a, Short.MIN_VALUE, Short.MAX_VALUE);
            case L2I:
                return narrowed(a, Integer.MIN_VALUE, Integer.MAX_VALUE);
            case I2L:
                return new Interval(a.low(), a.high());
            case LCMP:
            case FCMPL:
            case FCMPG:
            case DCMPL:
            case DCMPG:
                return SIGN;
            case ITE:
                return new Interval(Math.min(arguments[1].low(), arguments[2].low()), Math.max(arguments[1].high(), arguments[2].high()));
            case SLENGTH:
                return new Interval(a.low(), a.high());
            case SCHARAT:
                return CHAR;
            case INDEX_OF:
            case INDEX_OF_CHAR:
            case LAST_INDEX_OF:
            case LAST_INDEX_OF_CHAR:
                return a.high() < Integer.MAX_VALUE ? new Interval(-1, a.high()) : INDEX;
            case CONCAT:
                return new Interval(Math.min(a.low() + arguments[1].low(), Integer.MAX_VALUE), Math.min(a.high() + arguments[1].high(), Integer.MAX_VALUE));
            case SUBSTRING:
            case TRIM:
            case STRIP:
            case STRIP_LEADING:
            case STRIP_TRAILING:
                return new Interval(0, a.high());
            case REPLACE_CHAR:
                return new Interval(a.low(), a.high());
            case STRING_OF_INT:
            case STRING_OF_LONG:
                return new Interval(1, Math.max(Long.toString(a.low()).length(), Long.toString(a.high()).length()));
            case STRING_OF_CHAR:
                return new Interval(1, 1);
            default:
                return all(sort);
        }
    }

    /** Null stands for a bound that does not fit into 64 bits. */
    private static Interval exact(Sort sort, Long low, Long high) {
        Interval all = all(sort);
        return low != null && high != null && low >= all.low && high <= all.high ? new Interval(low, high) : all;
    }

    private static Long sum(long a, long b) {
        long sum = a + b;
        return ((a ^ sum) & (b ^ sum)) < 0 ? null : sum;
    }

    private static Long difference(long a, long b) {
        long difference = a - b;
        return ((a ^ b) & (a ^ difference)) < 0 ? null : difference;
    }

    private static Interval product(Sort sort, Term a, Term b) {
        long low = Long.MAX_VALUE;
        long high = Long.MIN_VALUE;
        long[] left = {a.low(), a.high()};
        long[] right = {b.low(), b.high()};
        for (long x : left) {
            for (long y : right) {
                long product = x * y;
                if (Math.multiplyHigh(x, y) != product >> 63) {
                    return all(sort);
                }
                low = Math.min(low, product);
                high = Math.max(high, product);
            }
        }
        return exact(sort, low, high);
    }

    /** Only for divisors above zero: the quotient then lies between zero and the dividend. */
    private static Interval quotient(Sort sort, Term a, Term b) {
        if (b.low() <= 0) {
            return all(sort);
        }
        return new Interval(a.low() < 0 ? a.low() / b.low() : a.low() / b.high(), a.high() < 0 ? a.high() / b.high() : a.high() / b.low());
    }

    /** The remainder has the sign of the dividend and is nearer to zero than dividend and divisor. */
    private static Interval remainder(Sort sort, Term a, Term b) {
        if (b.low() == Long.MIN_VALUE) {
            return all(sort);
        }
        long most = Math.max(Math.max(Math.abs(b.low()), Math.abs(b.high())) - 1, 0);
        return new Interval(a.low() < 0 ? Math.max(a.low(), -most) : 0, a.high() > 0 ? Math.min(a.high(), most) : 0);
    }

    private static Interval shiftRight(Sort sort, Term a, Term count) {
        if (!(count instanceof Constant)) {
            return new Interval(Math.min(a.low(), 0), Math.max(a.high(), a.low() < 0 ? -1 : 0));
        }
        int bits = (int) count.low() & (sort == Sort.INT ? 31 : 63);
        return new Interval(a.low() >> bits, a.high() >> bits);
    }

    private static Interval unsignedShiftRight(Sort sort, Term a, Term count) {
        int bits = count instanceof Constant ? (int) count.low() & (sort == Sort.INT ? 31 : 63) : 0;
        if (a.low() >= 0) {
            return count instanceof Constant ? new Interval(a.low() >> bits, a.high() >> bits) : new Interval(0, a.high());
        }
        return bits == 0 ? all(sort) : new Interval(0, (sort == Sort.INT ? 0xffffffffL : -1L) >>> bits);
    }

    private static Interval and(Sort sort, Term a, Term b) {
        if (a.low() >= 0) {
            return new Interval(0, b.low() >= 0 ? Math.min(a.high(), b.high()) : a.high());
        }
        return b.low() >= 0 ? new Interval(0, b.high()) : all(sort);
    }

    private static Interval or(Sort sort, Term a, Term b) {
        if (a.low() < 0 || b.low() < 0) {
            return all(sort);
        }
        long bits = a.high() | b.high();
        return new Interval(0, bits == 0 ? 0 : -1L >>> Long.numberOfLeadingZeros(bits));
    }

    private static Interval narrowed(Term a, long low, long high) {
        return a.low() >= low && a.high() <= high ? new Interval(a.low(), a.high()) : new Interval(low, high);
    }
}
