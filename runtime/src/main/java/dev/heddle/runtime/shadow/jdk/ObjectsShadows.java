package dev.heddle.runtime.shadow.jdk;

import dev.heddle.runtime.shadow.Branches;
import dev.heddle.runtime.shadow.Pins;
import dev.heddle.runtime.shadow.Signatures;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import java.util.Objects;

/** {@code Objects}. */
@Shadowed(Objects.class)
public final class ObjectsShadows {

    private static final int EQUALS = Signatures.number("equals(Ljava/lang/Object;)Z");

    private ObjectsShadows() {
    }

    public static void before_equals(Object one, Object other, int site) {
        Values.ask(one, EQUALS, site);
        Values.ask(other, EQUALS, site);
    }

    public static Term equals(Object one, Object other, boolean result, int site) {
        if (one == null || other == null || Values.arePlain(one, other)) {
            return null;
        }
        if (one instanceof String) {
            return StringShadows.equals((String) one, other, result, site);
        } else if (one instanceof Integer) {
            return IntegerShadows.equals((Integer) one, other, result, site);
        } else if (one instanceof Long) {
            return LongShadows.equals((Long) one, other, result, site);
        } else if (one instanceof Character) {
            return CharacterShadows.equals((Character) one, other, result, site);
        } else if (one instanceof Boolean) {
            return BooleanShadows.equals((Boolean) one, other, result, site);
        } else if (one instanceof Double) {
            return DoubleShadows.equals((Double) one, other, result, site);
        } else if (one instanceof Float) {
            return FloatShadows.equals((Float) one, other, result, site);
        } else if (one instanceof Short) {
            return ShortShadows.equals((Short) one, other, result, site);
        } else if (one instanceof Byte) {
            return ByteShadows.equals((Byte) one, other, result, site);
        }
        Pins.pinAll(one, site);
        Pins.pinAll(other, site);
        return null;
    }

    public static void before_hash(Object[] values, int site) {
        Hashes.before(values, site);
    }

    public static Term hash(Object[] values, int result, int site) {
        return Hashes.of(values);
    }

    public static void before_toString(Object value, int site) {
        Values.ask(value, site);
    }

    public static String toString(Object value, String result, int site) {
        return StringShadows.valueOf(value, result, site);
    }

    public static void before_checkIndex(int index, Term indexShadow, int length, Term lengthShadow, int site) {
        if (indexShadow != null || lengthShadow != null) {
            Term position = Values.term(index, indexShadow);
            Branches.require(Terms.and(Terms.apply(Operator.ILE, Constant.of(0), position),
                    Terms.apply(Operator.ILT, position, Values.term(length, lengthShadow))), index >= 0 && index < length, site, indexShadow, lengthShadow);
        }
    }

    public static Term checkIndex(int index, Term indexShadow, int length, Term lengthShadow, int result, int site) {
        return indexShadow;
    }
}
