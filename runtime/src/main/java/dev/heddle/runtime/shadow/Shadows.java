package dev.heddle.runtime.shadow;

import dev.heddle.term.Constant;
import dev.heddle.term.Term;

/**
 * The shadows of values: the shadow of a number is the term of which it is the value in this execution, or null if it does not
 * depend on inputs.
 *
 * <p>Instrumented code has the shadows of its variables and operands beside these, and calls hooks where something happens to them:
 * {@link Arithmetic}, {@link Branches}, {@link Places}, {@link Invocations} and {@link Pins}. Each hook does nothing but test for null
 * unless there is a shadow.
 */
public final class Shadows {

    /** Shadows of fields, elements and objects. */
    public static final ShadowTable TABLE = new ShadowTable();

    private Shadows() {
    }

    /** A shadow is never a constant: what does not depend on inputs has none. */
    public static Term variable(Term term) {
        return term instanceof Constant ? null : term;
    }

    /** The shadow of an object that stands for a value, as boxed numbers and strings do; or null. */
    public static Term ofObject(Object object) {
        return TABLE.hasObjects() ? TABLE.ofObject(object) : null;
    }

    /** What {@code object} would be if it needed no shadow: for comparing references. */
    public static Object canonical(Object object) {
        return TABLE.hasObjects() ? TABLE.canonical(object) : object;
    }

    /** What a number of any kind is in the table. */
    public static long bits(Object value) {
        if (value instanceof Float) {
            return Float.floatToIntBits((Float) value);
        } else if (value instanceof Double) {
            return Double.doubleToLongBits((Double) value);
        }
        return ((Number) value).longValue();
    }
}
