package dev.heddle.runtime.shadow;

import dev.heddle.runtime.Control;
import dev.heddle.runtime.Strand;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;

/**
 * Which boxes are one object: {@code valueOf} gives everybody the same box for a small number, and a new one for any other. Where the program
 * or the JDK can tell, it is a branch which of the two it is.
 *
 * <p>A box with a shadow that stands for a shared one is another object, because the shared one may stand for other terms at the same time. Outside of the
 * range it is the box that the program would have.
 */
public final class Boxes {

    private static final int SMALLEST = -128;
    private static final int LARGEST = 127;
    /** The JVM can be told to share the boxes of more ints. */
    private static final int LARGEST_INT = largestInt();

    private Boxes() {
    }

    private static int largestInt() {
        int shared = LARGEST;
        for (long step = 1L << 30; step > 0; step >>= 1) {
            long next = shared + step;
            if (next <= Integer.MAX_VALUE && isShared((Object) (int) next)) {
                shared = (int) next;
            }
        }
        return shared;
    }

    static boolean isBox(Object object) {
        return object instanceof Integer || object instanceof Long || object instanceof Boolean || object instanceof Character || object instanceof Double
                || object instanceof Float || object instanceof Short || object instanceof Byte;
    }

    /** What the program would have in place of a box; any other object itself. */
    static Object plain(Object object) {
        return isBox(object) ? Shadows.canonical(object) : object;
    }

    /** True if everybody who boxes what is in {@code box} gets this object. */
    private static boolean isShared(Object box) {
        Object again = box instanceof Integer ? (Object) Integer.valueOf((int) (Integer) box)
                : box instanceof Long ? (Object) Long.valueOf((long) (Long) box)
                : box instanceof Boolean ? (Object) Boolean.valueOf((boolean) (Boolean) box)
                : box instanceof Character ? (Object) Character.valueOf((char) (Character) box)
                : box instanceof Short ? (Object) Short.valueOf((short) (Short) box)
                : box instanceof Byte ? (Object) Byte.valueOf((byte) (Byte) box) : null;
        return again == box;
    }

    /** That {@code valueOf} gives everybody the same box of the class of {@code box} for {@code value}. */
    private static Term isShared(Object box, Term value) {
        if (box instanceof Float || box instanceof Double) {
            return Constant.FALSE;
        } else if (box instanceof Boolean || box instanceof Byte) {
            return Constant.TRUE;
        } else if (box instanceof Long) {
            return Terms.and(Terms.apply(Operator.LLE, Constant.of((long) SMALLEST), value), Terms.apply(Operator.LLE, value, Constant.of((long) LARGEST)));
        }
        return Terms.and(Terms.apply(Operator.ILE, Constant.of(SMALLEST), value),
                Terms.apply(Operator.ILE, value, Constant.of(box instanceof Integer ? LARGEST_INT : LARGEST)));
    }

    /**
     * The box to go on with instead of {@code result}, which {@code valueOf} has given for a value with this shadow; {@code copy} is equal to it and
     * nobody else has it.
     */
    public static <T> T shadowed(T result, T copy, Term shadow) {
        T box = isShared(result) ? copy : result;
        Shadows.TABLE.shadow(box, shadow, result);
        return box;
    }

    /** A box that was made by {@code new} has a value with this shadow. */
    public static void constructed(Object box, Term shadow) {
        if (shadow != null) {
            Shadows.TABLE.shadowNew(box, shadow);
        }
    }

    /** References are about to be compared. */
    public static void compared(Object left, Object right, int site) {
        if (left != right && Shadows.TABLE.hasObjects() && left != null && right != null && left.getClass() == right.getClass() && isBox(left)) {
            decide(left, right, Shadows.TABLE.ofObject(left), Shadows.TABLE.ofObject(right), site);
        }
    }

    private static void decide(Object left, Object right, Term leftShadow, Term rightShadow, int site) {
        if (leftShadow == null && rightShadow == null || !mayBeShared(left, leftShadow) || !mayBeShared(right, rightShadow)) {
            return;
        }
        // A value that equals that of a shared box is in the range.
        Term inRange = leftShadow == null || rightShadow == null ? Constant.TRUE : isShared(left, leftShadow);
        Branches.branch(Terms.and(inRange, Terms.eq(value(left, leftShadow), value(right, rightShadow))),
                Shadows.canonical(left) == Shadows.canonical(right), site);
    }

    /** True unless nobody else has the box, whatever the inputs are. */
    private static boolean mayBeShared(Object box, Term shadow) {
        return shadow == null ? isShared(box) : !Shadows.TABLE.isNew(box) && isShared(box, shadow) != Constant.FALSE;
    }

    static Term value(Object box, Term shadow) {
        if (shadow != null) {
            return shadow;
        } else if (box instanceof Long) {
            return Constant.of((long) (Long) box);
        } else if (box instanceof Character) {
            return Constant.of((int) (Character) box);
        } else if (box instanceof Boolean) {
            return Constant.of((Boolean) box ? 1 : 0);
        }
        return Constant.of(((Number) box).intValue());
    }

    /**
     * What the program would have in place of {@code object}, for those who can tell objects apart: if it is a box, it is a branch whether it is shared, and one
     * that is shared is pinned.
     */
    public static Object identified(Object object, int site) {
        Term shadow = object == null ? null : Shadows.ofObject(object);
        Strand strand = shadow == null ? null : Control.strand();
        if (strand == null) {
            return object;
        }
        Object canonical = Shadows.canonical(object);
        if (object instanceof String) {
            Sameness.decide((String) object, site);
            strand.pin(shadow, site);
        } else if (isBox(object) && mayBeShared(object, shadow)) {
            boolean shared = isShared(canonical);
            Branches.branch(isShared(object, shadow), shared, site);
            if (shared) {
                strand.pin(shadow, site);
            }
        }
        return canonical;
    }
}
