package dev.heddle.runtime.shadow.jdk;

import dev.heddle.runtime.shadow.Branches;
import dev.heddle.runtime.shadow.Shadows;
import dev.heddle.term.Constant;
import dev.heddle.term.MathTerms;
import dev.heddle.term.Operator;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;

/** {@code Math} and {@code StrictMath}, where they say the same and it can be told exactly. */
@Shadowed({Math.class, StrictMath.class})
public final class MathShadows {

    private MathShadows() {
    }

    public static Term max(int left, Term leftShadow, int right, Term rightShadow, int result, int site) {
        return leftShadow == null && rightShadow == null ? null : Shadows.variable(MathTerms.max(Values.term(left, leftShadow), Values.term(right, rightShadow)));
    }

    public static Term max(long left, Term leftShadow, long right, Term rightShadow, long result, int site) {
        return leftShadow == null && rightShadow == null ? null : Shadows.variable(MathTerms.max(Values.term(left, leftShadow), Values.term(right, rightShadow)));
    }

    public static Term max(float left, Term leftShadow, float right, Term rightShadow, float result, int site) {
        return leftShadow == null && rightShadow == null ? null : Shadows.variable(MathTerms.max(Values.term(left, leftShadow), Values.term(right, rightShadow)));
    }

    public static Term max(double left, Term leftShadow, double right, Term rightShadow, double result, int site) {
        return leftShadow == null && rightShadow == null ? null : Shadows.variable(MathTerms.max(Values.term(left, leftShadow), Values.term(right, rightShadow)));
    }

    public static Term min(int left, Term leftShadow, int right, Term rightShadow, int result, int site) {
        return leftShadow == null && rightShadow == null ? null : Shadows.variable(MathTerms.min(Values.term(left, leftShadow), Values.term(right, rightShadow)));
    }

    public static Term min(long left, Term leftShadow, long right, Term rightShadow, long result, int site) {
        return leftShadow == null && rightShadow == null ? null : Shadows.variable(MathTerms.min(Values.term(left, leftShadow), Values.term(right, rightShadow)));
    }

    public static Term min(float left, Term leftShadow, float right, Term rightShadow, float result, int site) {
        return leftShadow == null && rightShadow == null ? null : Shadows.variable(MathTerms.min(Values.term(left, leftShadow), Values.term(right, rightShadow)));
    }

    public static Term min(double left, Term leftShadow, double right, Term rightShadow, double result, int site) {
        return leftShadow == null && rightShadow == null ? null : Shadows.variable(MathTerms.min(Values.term(left, leftShadow), Values.term(right, rightShadow)));
    }

    public static Term abs(int value, Term shadow, int result, int site) {
        return shadow == null ? null : Shadows.variable(MathTerms.abs(shadow));
    }

    public static Term abs(long value, Term shadow, long result, int site) {
        return shadow == null ? null : Shadows.variable(MathTerms.abs(shadow));
    }

    public static Term abs(float value, Term shadow, float result, int site) {
        return shadow == null ? null : Shadows.variable(MathTerms.abs(shadow));
    }

    public static Term abs(double value, Term shadow, double result, int site) {
        return shadow == null ? null : Shadows.variable(MathTerms.abs(shadow));
    }

    public static Term signum(float value, Term shadow, float result, int site) {
        return shadow == null ? null : Shadows.variable(MathTerms.signum(shadow));
    }

    public static Term signum(double value, Term shadow, double result, int site) {
        return shadow == null ? null : Shadows.variable(MathTerms.signum(shadow));
    }

    // ---- fractions ----

    public static Term round(float value, Term shadow, int result, int site) {
        return shadow == null ? null : Shadows.variable(MathTerms.round(shadow));
    }

    public static Term round(double value, Term shadow, long result, int site) {
        return shadow == null ? null : Shadows.variable(MathTerms.round(shadow));
    }

    public static Term sqrt(double value, Term shadow, double result, int site) {
        return shadow == null ? null : Shadows.variable(Terms.apply(Operator.DSQRT, shadow));
    }

    public static Term floor(double value, Term shadow, double result, int site) {
        return shadow == null ? null : Shadows.variable(Terms.apply(Operator.DFLOOR, shadow));
    }

    public static Term ceil(double value, Term shadow, double result, int site) {
        return shadow == null ? null : Shadows.variable(Terms.apply(Operator.DCEIL, shadow));
    }

    public static Term rint(double value, Term shadow, double result, int site) {
        return shadow == null ? null : Shadows.variable(Terms.apply(Operator.DRINT, shadow));
    }

    // ---- division ----

    public static void before_floorDiv(int left, Term leftShadow, int right, Term rightShadow, int site) {
        Branches.divisor(right, rightShadow, site);
    }

    public static Term floorDiv(int left, Term leftShadow, int right, Term rightShadow, int result, int site) {
        return leftShadow == null && rightShadow == null ? null : Shadows.variable(MathTerms.floorDiv(Values.term(left, leftShadow), Values.term(right, rightShadow)));
    }

    public static void before_floorDiv(long left, Term leftShadow, int right, Term rightShadow, int site) {
        Branches.divisor(right, rightShadow, site);
    }

    public static Term floorDiv(long left, Term leftShadow, int right, Term rightShadow, long result, int site) {
        return leftShadow == null && rightShadow == null ? null : Shadows.variable(MathTerms.floorDiv(Values.term(left, leftShadow), widened(right, rightShadow)));
    }

    public static void before_floorDiv(long left, Term leftShadow, long right, Term rightShadow, int site) {
        Branches.divisor(right, rightShadow, site);
    }

    public static Term floorDiv(long left, Term leftShadow, long right, Term rightShadow, long result, int site) {
        return leftShadow == null && rightShadow == null ? null : Shadows.variable(MathTerms.floorDiv(Values.term(left, leftShadow), Values.term(right, rightShadow)));
    }

    public static void before_floorMod(int left, Term leftShadow, int right, Term rightShadow, int site) {
        Branches.divisor(right, rightShadow, site);
    }

    public static Term floorMod(int left, Term leftShadow, int right, Term rightShadow, int result, int site) {
        return leftShadow == null && rightShadow == null ? null : Shadows.variable(MathTerms.floorMod(Values.term(left, leftShadow), Values.term(right, rightShadow)));
    }

    public static void before_floorMod(long left, Term leftShadow, int right, Term rightShadow, int site) {
        Branches.divisor(right, rightShadow, site);
    }

    public static Term floorMod(long left, Term leftShadow, int right, Term rightShadow, int result, int site) {
        return leftShadow == null && rightShadow == null ? null : Shadows.variable(Terms.apply(Operator.L2I, MathTerms.floorMod(Values.term(left, leftShadow), widened(right, rightShadow))));
    }

    public static void before_floorMod(long left, Term leftShadow, long right, Term rightShadow, int site) {
        Branches.divisor(right, rightShadow, site);
    }

    public static Term floorMod(long left, Term leftShadow, long right, Term rightShadow, long result, int site) {
        return leftShadow == null && rightShadow == null ? null : Shadows.variable(MathTerms.floorMod(Values.term(left, leftShadow), Values.term(right, rightShadow)));
    }

    // ---- what throws instead of overflowing ----

    public static void before_addExact(int left, Term leftShadow, int right, Term rightShadow, int site) {
        if (leftShadow != null || rightShadow != null) {
            throwing(MathTerms.addOverflows(Values.term(left, leftShadow), Values.term(right, rightShadow)), site);
        }
    }

    public static Term addExact(int left, Term leftShadow, int right, Term rightShadow, int result, int site) {
        return leftShadow == null && rightShadow == null ? null : Shadows.variable(Terms.apply(Operator.IADD, Values.term(left, leftShadow), Values.term(right, rightShadow)));
    }

    public static void before_addExact(long left, Term leftShadow, long right, Term rightShadow, int site) {
        if (leftShadow != null || rightShadow != null) {
            throwing(MathTerms.addOverflows(Values.term(left, leftShadow), Values.term(right, rightShadow)), site);
        }
    }

    public static Term addExact(long left, Term leftShadow, long right, Term rightShadow, long result, int site) {
        return leftShadow == null && rightShadow == null ? null : Shadows.variable(Terms.apply(Operator.LADD, Values.term(left, leftShadow), Values.term(right, rightShadow)));
    }

    public static void before_subtractExact(int left, Term leftShadow, int right, Term rightShadow, int site) {
        if (leftShadow != null || rightShadow != null) {
            throwing(MathTerms.subtractOverflows(Values.term(left, leftShadow), Values.term(right, rightShadow)), site);
        }
    }

    public static Term subtractExact(int left, Term leftShadow, int right, Term rightShadow, int result, int site) {
        return leftShadow == null && rightShadow == null ? null : Shadows.variable(Terms.apply(Operator.ISUB, Values.term(left, leftShadow), Values.term(right, rightShadow)));
    }

    public static void before_subtractExact(long left, Term leftShadow, long right, Term rightShadow, int site) {
        if (leftShadow != null || rightShadow != null) {
            throwing(MathTerms.subtractOverflows(Values.term(left, leftShadow), Values.term(right, rightShadow)), site);
        }
    }

    public static Term subtractExact(long left, Term leftShadow, long right, Term rightShadow, long result, int site) {
        return leftShadow == null && rightShadow == null ? null : Shadows.variable(Terms.apply(Operator.LSUB, Values.term(left, leftShadow), Values.term(right, rightShadow)));
    }

    public static void before_multiplyExact(int left, Term leftShadow, int right, Term rightShadow, int site) {
        if (leftShadow != null || rightShadow != null) {
            throwing(MathTerms.multiplyOverflows(Values.term(left, leftShadow), Values.term(right, rightShadow)), site);
        }
    }

    public static Term multiplyExact(int left, Term leftShadow, int right, Term rightShadow, int result, int site) {
        return leftShadow == null && rightShadow == null ? null : Shadows.variable(Terms.apply(Operator.IMUL, Values.term(left, leftShadow), Values.term(right, rightShadow)));
    }

    public static void before_multiplyExact(long left, Term leftShadow, int right, Term rightShadow, int site) {
        if (leftShadow != null || rightShadow != null) {
            throwing(MathTerms.multiplyOverflows(Values.term(left, leftShadow), widened(right, rightShadow)), site);
        }
    }

    public static Term multiplyExact(long left, Term leftShadow, int right, Term rightShadow, long result, int site) {
        return leftShadow == null && rightShadow == null ? null : Shadows.variable(Terms.apply(Operator.LMUL, Values.term(left, leftShadow), widened(right, rightShadow)));
    }

    public static void before_multiplyExact(long left, Term leftShadow, long right, Term rightShadow, int site) {
        if (leftShadow != null || rightShadow != null) {
            throwing(MathTerms.multiplyOverflows(Values.term(left, leftShadow), Values.term(right, rightShadow)), site);
        }
    }

    public static Term multiplyExact(long left, Term leftShadow, long right, Term rightShadow, long result, int site) {
        return leftShadow == null && rightShadow == null ? null : Shadows.variable(Terms.apply(Operator.LMUL, Values.term(left, leftShadow), Values.term(right, rightShadow)));
    }

    public static void before_incrementExact(int value, Term shadow, int site) {
        if (shadow != null) {
            throwing(MathTerms.addOverflows(shadow, Constant.of(1)), site);
        }
    }

    public static Term incrementExact(int value, Term shadow, int result, int site) {
        return shadow == null ? null : Shadows.variable(Terms.apply(Operator.IADD, shadow, Constant.of(1)));
    }

    public static void before_decrementExact(int value, Term shadow, int site) {
        if (shadow != null) {
            throwing(MathTerms.subtractOverflows(shadow, Constant.of(1)), site);
        }
    }

    public static Term decrementExact(int value, Term shadow, int result, int site) {
        return shadow == null ? null : Shadows.variable(Terms.apply(Operator.ISUB, shadow, Constant.of(1)));
    }

    public static void before_negateExact(int value, Term shadow, int site) {
        if (shadow != null) {
            throwing(MathTerms.negateOverflows(shadow), site);
        }
    }

    public static Term negateExact(int value, Term shadow, int result, int site) {
        return shadow == null ? null : Shadows.variable(Terms.apply(Operator.INEG, shadow));
    }

    public static void before_absExact(int value, Term shadow, int site) {
        if (shadow != null) {
            throwing(MathTerms.negateOverflows(shadow), site);
        }
    }

    public static Term absExact(int value, Term shadow, int result, int site) {
        return shadow == null ? null : Shadows.variable(MathTerms.abs(shadow));
    }

    public static void before_incrementExact(long value, Term shadow, int site) {
        if (shadow != null) {
            throwing(MathTerms.addOverflows(shadow, Constant.of(1L)), site);
        }
    }

    public static Term incrementExact(long value, Term shadow, long result, int site) {
        return shadow == null ? null : Shadows.variable(Terms.apply(Operator.LADD, shadow, Constant.of(1L)));
    }

    public static void before_decrementExact(long value, Term shadow, int site) {
        if (shadow != null) {
            throwing(MathTerms.subtractOverflows(shadow, Constant.of(1L)), site);
        }
    }

    public static Term decrementExact(long value, Term shadow, long result, int site) {
        return shadow == null ? null : Shadows.variable(Terms.apply(Operator.LSUB, shadow, Constant.of(1L)));
    }

    public static void before_negateExact(long value, Term shadow, int site) {
        if (shadow != null) {
            throwing(MathTerms.negateOverflows(shadow), site);
        }
    }

    public static Term negateExact(long value, Term shadow, long result, int site) {
        return shadow == null ? null : Shadows.variable(Terms.apply(Operator.LNEG, shadow));
    }

    public static void before_absExact(long value, Term shadow, int site) {
        if (shadow != null) {
            throwing(MathTerms.negateOverflows(shadow), site);
        }
    }

    public static Term absExact(long value, Term shadow, long result, int site) {
        return shadow == null ? null : Shadows.variable(MathTerms.abs(shadow));
    }

    public static void before_toIntExact(long value, Term shadow, int site) {
        if (shadow != null) {
            throwing(MathTerms.toIntOverflows(shadow), site);
        }
    }

    public static Term toIntExact(long value, Term shadow, int result, int site) {
        return shadow == null ? null : Shadows.variable(Terms.apply(Operator.L2I, shadow));
    }

    private static void throwing(Term condition, int site) {
        Branches.branch(condition, Values.holds(condition), site);
    }

    private static Term widened(int value, Term shadow) {
        return shadow == null ? Constant.of((long) value) : Terms.apply(Operator.I2L, shadow);
    }
}
