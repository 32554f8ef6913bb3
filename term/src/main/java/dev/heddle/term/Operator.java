package dev.heddle.term;

/**
 * A function on values, with the meaning of the JVM's instruction of the same name, or of a method of the class library. The comparisons
 * to BOOLEAN are those of the Java language. Some have no value for some arguments, as a division by zero has none: who applies
 * such an operator has made sure that there is one.
 */
public enum Operator {
    IADD("+", Sort.INT, Sort.INT, Sort.INT),
    ISUB("-", Sort.INT, Sort.INT, Sort.INT),
    IMUL("*", Sort.INT, Sort.INT, Sort.INT),
    IDIV("/", Sort.INT, Sort.INT, Sort.INT),
    IREM("%", Sort.INT, Sort.INT, Sort.INT),
    INEG("-", Sort.INT, Sort.INT),
    ISHL("<<", Sort.INT, Sort.INT, Sort.INT),
    ISHR(">>", Sort.INT, Sort.INT, Sort.INT),
    IUSHR(">>>", Sort.INT, Sort.INT, Sort.INT),
    IAND("&", Sort.INT, Sort.INT, Sort.INT),
    IOR("|", Sort.INT, Sort.INT, Sort.INT),
    IXOR("^", Sort.INT, Sort.INT, Sort.INT),
    LADD("+", Sort.LONG, Sort.LONG, Sort.LONG),
    LSUB("-", Sort.LONG, Sort.LONG, Sort.LONG),
    LMUL("*", Sort.LONG, Sort.LONG, Sort.LONG),
    LDIV("/", Sort.LONG, Sort.LONG, Sort.LONG),
    LREM("%", Sort.LONG, Sort.LONG, Sort.LONG),
    LNEG("-", Sort.LONG, Sort.LONG),
    LSHL("<<", Sort.LONG, Sort.LONG, Sort.INT),
    LSHR(">>", Sort.LONG, Sort.LONG, Sort.INT),
    LUSHR(">>>", Sort.LONG, Sort.LONG, Sort.INT),
    LAND("&", Sort.LONG, Sort.LONG, Sort.LONG),
    LOR("|", Sort.LONG, Sort.LONG, Sort.LONG),
    LXOR("^", Sort.LONG, Sort.LONG, Sort.LONG),
    FADD("+", Sort.FLOAT, Sort.FLOAT, Sort.FLOAT),
    FSUB("-", Sort.FLOAT, Sort.FLOAT, Sort.FLOAT),
    FMUL("*", Sort.FLOAT, Sort.FLOAT, Sort.FLOAT),
    FDIV("/", Sort.FLOAT, Sort.FLOAT, Sort.FLOAT),
    FREM("%", Sort.FLOAT, Sort.FLOAT, Sort.FLOAT),
    FNEG("-", Sort.FLOAT, Sort.FLOAT),
    DADD("+", Sort.DOUBLE, Sort.DOUBLE, Sort.DOUBLE),
    DSUB("-", Sort.DOUBLE, Sort.DOUBLE, Sort.DOUBLE),
    DMUL("*", Sort.DOUBLE, Sort.DOUBLE, Sort.DOUBLE),
    DDIV("/", Sort.DOUBLE, Sort.DOUBLE, Sort.DOUBLE),
    DREM("%", Sort.DOUBLE, Sort.DOUBLE, Sort.DOUBLE),
    DNEG("-", Sort.DOUBLE, Sort.DOUBLE),
    I2L("(long)", Sort.LONG, Sort.INT),
    I2F("(float)", Sort.FLOAT, Sort.INT),
    I2D("(double)", Sort.DOUBLE, Sort.INT),
    L2I("(int)", Sort.INT, Sort.LONG),
    L2F("(float)", Sort.FLOAT, Sort.LONG),
    L2D("(double)", Sort.DOUBLE, Sort.LONG),
    F2I("(int)", Sort.INT, Sort.FLOAT),
    F2L("(long)", Sort.LONG, Sort.FLOAT),
    F2D("(double)", Sort.DOUBLE, Sort.FLOAT),
    D2I("(int)", Sort.INT, Sort.DOUBLE),
    D2L("(long)", Sort.LONG, Sort.DOUBLE),
    D2F("(float)", Sort.FLOAT, Sort.DOUBLE),
    I2B("(byte)", Sort.INT, Sort.INT),
    I2C("(char)", Sort.INT, Sort.INT),
    I2S("(short)", Sort.INT, Sort.INT),
    LCMP("Long.compare", Sort.INT, Sort.LONG, Sort.LONG),
    FCMPL("fcmpl", Sort.INT, Sort.FLOAT, Sort.FLOAT),
    FCMPG("fcmpg", Sort.INT, Sort.FLOAT, Sort.FLOAT),
    DCMPL("dcmpl", Sort.INT, Sort.DOUBLE, Sort.DOUBLE),
    DCMPG("dcmpg", Sort.INT, Sort.DOUBLE, Sort.DOUBLE),
    IEQ("==", Sort.BOOLEAN, Sort.INT, Sort.INT),
    ILT("<", Sort.BOOLEAN, Sort.INT, Sort.INT),
    ILE("<=", Sort.BOOLEAN, Sort.INT, Sort.INT),
    LEQ("==", Sort.BOOLEAN, Sort.LONG, Sort.LONG),
    LLT("<", Sort.BOOLEAN, Sort.LONG, Sort.LONG),
    LLE("<=", Sort.BOOLEAN, Sort.LONG, Sort.LONG),
    FEQ("==", Sort.BOOLEAN, Sort.FLOAT, Sort.FLOAT),
    FLT("<", Sort.BOOLEAN, Sort.FLOAT, Sort.FLOAT),
    FLE("<=", Sort.BOOLEAN, Sort.FLOAT, Sort.FLOAT),
    DEQ("==", Sort.BOOLEAN, Sort.DOUBLE, Sort.DOUBLE),
    DLT("<", Sort.BOOLEAN, Sort.DOUBLE, Sort.DOUBLE),
    DLE("<=", Sort.BOOLEAN, Sort.DOUBLE, Sort.DOUBLE),
    /** Whether two numbers cannot be told apart: NaN is itself, and zeros differ by their signs. */
    FSAME("Objects.equals", Sort.BOOLEAN, Sort.FLOAT, Sort.FLOAT),
    DSAME("Objects.equals", Sort.BOOLEAN, Sort.DOUBLE, Sort.DOUBLE),
    /** Whether two strings are equal. */
    SEQ("equals", Sort.BOOLEAN, Sort.STRING, Sort.STRING),
    SLENGTH("length", Sort.INT, Sort.STRING),
    /** Has a value only for an index within the string. */
    SCHARAT("charAt", Sort.INT, Sort.STRING, Sort.INT),
    SHASH("hashCode", Sort.INT, Sort.STRING),
    SEQUALS_IGNORE_CASE("equalsIgnoreCase", Sort.BOOLEAN, Sort.STRING, Sort.STRING),
    STARTS_WITH("startsWith", Sort.BOOLEAN, Sort.STRING, Sort.STRING, Sort.INT),
    ENDS_WITH("endsWith", Sort.BOOLEAN, Sort.STRING, Sort.STRING),
    CONTAINS("contains", Sort.BOOLEAN, Sort.STRING, Sort.STRING),
    /** The arguments are the string, what is looked for, and the index to begin at. */
    INDEX_OF("indexOf", Sort.INT, Sort.STRING, Sort.STRING, Sort.INT),
    INDEX_OF_CHAR("indexOf", Sort.INT, Sort.STRING, Sort.INT, Sort.INT),
    /** The last argument is the index to begin at, backwards; {@link Integer#MAX_VALUE} for the end. */
    LAST_INDEX_OF("lastIndexOf", Sort.INT, Sort.STRING, Sort.STRING, Sort.INT),
    LAST_INDEX_OF_CHAR("lastIndexOf", Sort.INT, Sort.STRING, Sort.INT, Sort.INT),
    /** Has a value only for a begin and an end within the string and in this order. */
    SUBSTRING("substring", Sort.STRING, Sort.STRING, Sort.INT, Sort.INT),
    CONCAT("concat", Sort.STRING, Sort.STRING, Sort.STRING),
    REPLACE("replace", Sort.STRING, Sort.STRING, Sort.STRING, Sort.STRING),
    REPLACE_CHAR("replace", Sort.STRING, Sort.STRING, Sort.INT, Sort.INT),
    TRIM("trim", Sort.STRING, Sort.STRING),
    STRIP("strip", Sort.STRING, Sort.STRING),
    STRIP_LEADING("stripLeading", Sort.STRING, Sort.STRING),
    STRIP_TRAILING("stripTrailing", Sort.STRING, Sort.STRING),
    /** Whether the whole of a string matches; the second argument is a {@link RegularExpression} that has a form, and has to be a constant to be solved for. */
    MATCHES("matches", Sort.BOOLEAN, Sort.STRING, Sort.STRING),
    /** In the root locale, as {@link #TO_LOWER}. */
    TO_UPPER("toUpperCase", Sort.STRING, Sort.STRING),
    TO_LOWER("toLowerCase", Sort.STRING, Sort.STRING),
    COMPARE_TO("compareTo", Sort.INT, Sort.STRING, Sort.STRING),
    STRING_OF_INT("String.valueOf", Sort.STRING, Sort.INT),
    STRING_OF_LONG("String.valueOf", Sort.STRING, Sort.LONG),
    STRING_OF_CHAR("String.valueOf", Sort.STRING, Sort.INT),
    /** Of an INT, where 0 is false and all else true. */
    STRING_OF_BOOLEAN("String.valueOf", Sort.STRING, Sort.INT),
    /** Whether {@link #PARSE_INT} has a value. */
    IS_INT("isInt", Sort.BOOLEAN, Sort.STRING),
    IS_LONG("isLong", Sort.BOOLEAN, Sort.STRING),
    PARSE_INT("Integer.parseInt", Sort.INT, Sort.STRING),
    PARSE_LONG("Long.parseLong", Sort.LONG, Sort.STRING),
    DSQRT("Math.sqrt", Sort.DOUBLE, Sort.DOUBLE),
    DCEIL("Math.ceil", Sort.DOUBLE, Sort.DOUBLE),
    DFLOOR("Math.floor", Sort.DOUBLE, Sort.DOUBLE),
    DRINT("Math.rint", Sort.DOUBLE, Sort.DOUBLE),
    DMIN("Math.min", Sort.DOUBLE, Sort.DOUBLE, Sort.DOUBLE),
    DMAX("Math.max", Sort.DOUBLE, Sort.DOUBLE, Sort.DOUBLE),
    DSIN("Math.sin", Sort.DOUBLE, Sort.DOUBLE),
    DCOS("Math.cos", Sort.DOUBLE, Sort.DOUBLE),
    DTAN("Math.tan", Sort.DOUBLE, Sort.DOUBLE),
    DASIN("Math.asin", Sort.DOUBLE, Sort.DOUBLE),
    DACOS("Math.acos", Sort.DOUBLE, Sort.DOUBLE),
    DATAN("Math.atan", Sort.DOUBLE, Sort.DOUBLE),
    DATAN2("Math.atan2", Sort.DOUBLE, Sort.DOUBLE, Sort.DOUBLE),
    DEXP("Math.exp", Sort.DOUBLE, Sort.DOUBLE),
    DLOG("Math.log", Sort.DOUBLE, Sort.DOUBLE),
    DLOG10("Math.log10", Sort.DOUBLE, Sort.DOUBLE),
    DCBRT("Math.cbrt", Sort.DOUBLE, Sort.DOUBLE),
    DHYPOT("Math.hypot", Sort.DOUBLE, Sort.DOUBLE, Sort.DOUBLE),
    DPOW("Math.pow", Sort.DOUBLE, Sort.DOUBLE, Sort.DOUBLE),
    FMIN("Math.min", Sort.FLOAT, Sort.FLOAT, Sort.FLOAT),
    FMAX("Math.max", Sort.FLOAT, Sort.FLOAT, Sort.FLOAT),
    NOT("!", Sort.BOOLEAN, Sort.BOOLEAN),
    AND("&&", Sort.BOOLEAN, Sort.BOOLEAN, Sort.BOOLEAN),
    OR("||", Sort.BOOLEAN, Sort.BOOLEAN, Sort.BOOLEAN),
    /** The second argument if the first is true, else the third; these two are of the same sort, any. */
    ITE("?", null, Sort.BOOLEAN, null, null);

    private final String symbol;
    private final Sort result;
    private final Sort[] arguments;

    Operator(String symbol, Sort result, Sort... arguments) {
        this.symbol = symbol;
        this.result = result;
        this.arguments = arguments;
    }

    public int arity() {
        return arguments.length;
    }

    /** The sort of an argument; null if any will do. */
    public Sort argument(int index) {
        return arguments[index];
    }

    /** The sort of the result; null if it is that of the second argument. */
    public Sort result() {
        return result;
    }

    public String symbol() {
        return symbol;
    }

    /** Whether it is a function of {@link Math} that no solver knows, and whose results are only nearly those of mathematics. */
    public boolean isTranscendental() {
        return compareTo(DSIN) >= 0 && compareTo(DPOW) <= 0;
    }

    /** Whether the value of the first argument says which other is needed. */
    boolean isLazy() {
        return this == ITE || this == AND || this == OR;
    }

    /** Of a lazy operator, the argument whose value is the result, given the value of the first argument. */
    int next(Object first) {
        boolean condition = (Boolean) first;
        if (this == ITE) {
            return condition ? 1 : 2;
        }
        return condition == (this == AND) ? 1 : 0;
    }

    /**
     * The value of this function.
     *
     * @throws ArithmeticException if there is none, as when a whole number is divided by zero
     */
    public Object apply(Object... v) {
        switch (this) {
            case IADD:
                return i(v, 0) + i(v, 1);
            case ISUB:
                return i(v, 0) - i(v, 1);
            case IMUL:
                return i(v, 0) * i(v, 1);
            case IDIV:
                return i(v, 0) / i(v, 1);
            case IREM:
                return i(v, 0) % i(v, 1);
            case INEG:
                return -i(v, 0);
            case ISHL:
                return i(v, 0) << i(v, 1);
            case ISHR:
                return i(v, 0) >> i(v, 1);
            case IUSHR:
                return i(v, 0) >>> i(v, 1);
            case IAND:
                return i(v, 0) & i(v, 1);
            case IOR:
                return i(v, 0) | i(v, 1);
            case IXOR:
                return i(v, 0) ^ i(v, 1);
            case LADD:
                return l(v, 0) + l(v, 1);
            case LSUB:
                return l(v, 0) - l(v, 1);
            case LMUL:
                return l(v, 0) * l(v, 1);
            case LDIV:
                return l(v, 0) / l(v, 1);
            case LREM:
                return l(v, 0) % l(v, 1);
            case LNEG:
                return -l(v, 0);
            case LSHL:
                return l(v, 0) << i(v, 1);
            case LSHR:
                return l(v, 0) >> i(v, 1);
            case LUSHR:
                return l(v, 0) >>> i(v, 1);
            case LAND:
                return l(v, 0) & l(v, 1);
            case LOR:
                return l(v, 0) | l(v, 1);
            case LXOR:
                return l(v, 0) ^ l(v, 1);
            case FADD:
                return f(v, 0) + f(v, 1);
            case FSUB:
                return f(v, 0) - f(v, 1);
            case FMUL:
                return f(v, 0) * f(v, 1);
            case FDIV:
                return f(v, 0) / f(v, 1);
            case FREM:
                return f(v, 0) % f(v, 1);
            case FNEG:
                return -f(v, 0);
            case DADD:
                return d(v, 0) + d(v, 1);
            case DSUB:
                return d(v, 0) - d(v, 1);
            case DMUL:
                return d(v, 0) * d(v, 1);
            case DDIV:
                return d(v, 0) / d(v, 1);
            case DREM:
                return d(v, 0) % d(v, 1);
            case DNEG:
                return -d(v, 0);
            case I2L:
                return (long) i(v, 0);
            case I2F:
                return (float) i(v, 0);
            case I2D:
                return (double) i(v, 0);
            case L2I:
                return (int) l(v, 0);
            case L2F:
                return (float) l(v, 0);
            case L2D:
                return (double) l(v, 0);
            case F2I:
                return (int) f(v, 0);
            case F2L:
                return (long) f(v, 0);
            case F2D:
                return (double) f(v, 0);
            case D2I:
                return (int) d(v, 0);
            case D2L:
                return (long) d(v, 0);
            case D2F:
                return (float) d(v, 0);
            case I2B:
                return (int) (byte) i(v, 0);
            case I2C:
                return (int) (char) i(v, 0);
            case I2S:
                return (int) (short) i(v, 0);
            case LCMP:
                return Long.compare(l(v, 0), l(v, 1));
            case FCMPL:
                return compare(f(v, 0), f(v, 1), -1);
            case FCMPG:
                return compare(f(v, 0), f(v, 1), 1);
            case DCMPL:
                return compare(d(v, 0), d(v, 1), -1);
            case DCMPG:
                return compare(d(v, 0), d(v, 1), 1);
            case IEQ:
                return i(v, 0) == i(v, 1);
            case ILT:
                return i(v, 0) < i(v, 1);
            case ILE:
                return i(v, 0) <= i(v, 1);
            case LEQ:
                return l(v, 0) == l(v, 1);
            case LLT:
                return l(v, 0) < l(v, 1);
            case LLE:
                return l(v, 0) <= l(v, 1);
            case FEQ:
                return f(v, 0) == f(v, 1);
            case FLT:
                return f(v, 0) < f(v, 1);
            case FLE:
                return f(v, 0) <= f(v, 1);
            case DEQ:
                return d(v, 0) == d(v, 1);
            case DLT:
                return d(v, 0) < d(v, 1);
            case DLE:
                return d(v, 0) <= d(v, 1);
            case FSAME:
            case DSAME:
                return v[0].equals(v[1]);
            case DSQRT:
                return Math.sqrt(d(v, 0));
            case DCEIL:
                return Math.ceil(d(v, 0));
            case DFLOOR:
                return Math.floor(d(v, 0));
            case DRINT:
                return Math.rint(d(v, 0));
            case DSIN:
                return Math.sin(d(v, 0));
            case DCOS:
                return Math.cos(d(v, 0));
            case DTAN:
                return Math.tan(d(v, 0));
            case DASIN:
                return Math.asin(d(v, 0));
            case DACOS:
                return Math.acos(d(v, 0));
            case DATAN:
                return Math.atan(d(v, 0));
            case DATAN2:
                return Math.atan2(d(v, 0), d(v, 1));
            case DEXP:
                return Math.exp(d(v, 0));
            case DLOG:
                return Math.log(d(v, 0));
            case DLOG10:
                return Math.log10(d(v, 0));
            case DCBRT:
                return Math.cbrt(d(v, 0));
            case DHYPOT:
                return Math.hypot(d(v, 0), d(v, 1));
            case DPOW:
                return Math.pow(d(v, 0), d(v, 1));
            case DMIN:
                return Math.min(d(v, 0), d(v, 1));
            case DMAX:
                return Math.max(d(v, 0), d(v, 1));
            case FMIN:
                return Math.min(f(v, 0), f(v, 1));
            case FMAX:
                return Math.max(f(v, 0), f(v, 1));
            case NOT:
                return !b(v, 0);
            case AND:
                return b(v, 0) && b(v, 1);
            case OR:
                return b(v, 0) || b(v, 1);
            case ITE:
                return b(v, 0) ? v[1] : v[2];
            default:
                return Strings.apply(this, v);
        }
    }

    private static int i(Object[] values, int index) {
        return (Integer) values[index];
    }

    private static long l(Object[] values, int index) {
        return (Long) values[index];
    }

    private static float f(Object[] values, int index) {
        return (Float) values[index];
    }

    private static double d(Object[] values, int index) {
        return (Double) values[index];
    }

    private static boolean b(Object[] values, int index) {
        return (Boolean) values[index];
    }

    /** A float is compared as the double that it equals. */
    private static int compare(double one, double other, int unordered) {
        if (one < other) {
            return -1;
        }
        if (one > other) {
            return 1;
        }
        return one == other ? 0 : unordered;
    }
}
