package dev.heddle.runtime.shadow.jdk;

import dev.heddle.runtime.shadow.Pins;
import dev.heddle.runtime.shadow.Shadows;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;

/** Hash codes of strings and boxes, one by one or several together. */
final class Hashes {

    private static final int MOST = 64;

    private Hashes() {
    }

    /** Some objects are about to be hashed: unless terms can say what comes out, what depends on inputs in them becomes plain. */
    static void before(Object[] all, int site) {
        if (all != null && !areValues(all)) {
            Pins.pinAll(all, site);
        }
    }

    private static boolean areValues(Object[] all) {
        if (all.length > MOST) {
            return false;
        }
        for (Object each : all) {
            if (!isValue(each)) {
                return false;
            }
        }
        return true;
    }

    /** True if nobody is asked for the hash code of {@code object} but the JDK, and terms can say what it is. */
    private static boolean isValue(Object object) {
        boolean fraction = object instanceof Float || object instanceof Double;
        return object == null || object instanceof String || object instanceof Integer || object instanceof Long || object instanceof Short || object instanceof Byte
                || object instanceof Character || object instanceof Boolean || fraction && Shadows.ofObject(object) == null;
    }

    /** As {@code Arrays.hashCode} does; null if it does not depend on inputs. */
    static Term of(Object[] all) {
        if (all == null || !areValues(all)) {
            return null;
        }
        Term hash = Constant.of(1);
        for (Object each : all) {
            hash = Terms.apply(Operator.IADD, Terms.apply(Operator.IMUL, Constant.of(31), hash), term(each));
        }
        return Shadows.variable(hash);
    }

    private static Term term(Object object) {
        Term shadow = object == null ? null : of(object);
        return shadow == null ? Constant.of(object == null ? 0 : object.hashCode()) : shadow;
    }

    /** The hash code of a string or box that depends on inputs; null for all others. */
    static Term of(Object value) {
        Term shadow = value == null ? null : Shadows.ofObject(value);
        if (shadow == null) {
            return null;
        } else if (value instanceof String) {
            return Shadows.variable(Terms.apply(Operator.SHASH, shadow));
        } else if (value instanceof Long) {
            return LongShadows.hashCode((Long) value, shadow, 0, 0);
        } else if (value instanceof Boolean) {
            return BooleanShadows.hashCode((Boolean) value, shadow, 0, 0);
        }
        return value instanceof Integer || value instanceof Short || value instanceof Byte || value instanceof Character ? shadow : null;
    }
}
