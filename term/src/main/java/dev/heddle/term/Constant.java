package dev.heddle.term;

import java.util.Collections;
import java.util.Set;

/** A term that stands for one value. */
public final class Constant extends Term {

    public static final Constant TRUE = new Constant(Sort.BOOLEAN, Boolean.TRUE);
    public static final Constant FALSE = new Constant(Sort.BOOLEAN, Boolean.FALSE);
    private static final int CACHED = 128;
    private static final Constant[] SMALL = new Constant[2 * CACHED];

    static {
        for (int i = 0; i < SMALL.length; i++) {
            SMALL[i] = new Constant(Sort.INT, i - CACHED);
        }
    }

    private final Object value;
    /** The value, or what is left of it, as a whole number; of a string the length. */
    private final long number;

    private Constant(Sort sort, Object value) {
        super(sort, 31 * sort.ordinal() + value.hashCode());
        this.value = value;
        this.number = value instanceof Number ? ((Number) value).longValue() : value instanceof String ? ((String) value).length() : 0;
    }

    public static Constant of(int value) {
        return value >= -CACHED && value < CACHED ? SMALL[value + CACHED] : new Constant(Sort.INT, value);
    }

    public static Constant of(long value) {
        return new Constant(Sort.LONG, value);
    }

    public static Constant of(float value) {
        return new Constant(Sort.FLOAT, value);
    }

    public static Constant of(double value) {
        return new Constant(Sort.DOUBLE, value);
    }

    public static Constant of(boolean value) {
        return value ? TRUE : FALSE;
    }

    public static Constant of(String value) {
        return new Constant(Sort.STRING, value);
    }

    /** The constant for a boxed value. */
    public static Constant ofValue(Object value) {
        if (value instanceof Integer) {
            return of((int) (Integer) value);
        }
        if (value instanceof Boolean) {
            return of((boolean) (Boolean) value);
        }
        return new Constant(Sort.of(value), value);
    }

    /** The value, boxed. */
    public Object value() {
        return value;
    }

    /** Whether the other term is the same constant. */
    boolean same(Term other) {
        return other instanceof Constant && number == ((Constant) other).number && value.equals(((Constant) other).value);
    }

    @Override
    public Set<Variable> variables() {
        return Collections.emptySet();
    }

    @Override
    public long low() {
        return number;
    }

    @Override
    public long high() {
        return number;
    }

    @Override
    public int size() {
        return 1;
    }
}
