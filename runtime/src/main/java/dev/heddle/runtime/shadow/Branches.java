package dev.heddle.runtime.shadow;

import dev.heddle.runtime.Control;
import dev.heddle.runtime.Strand;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Sort;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import java.util.Arrays;

/** Hooks before instructions by which inputs can decide how the execution goes on: jumps, switches, and those that may throw. */
public final class Branches {

    private static int[][] keys = new int[16][];
    private static int[][] targets = new int[16][];
    private static int[] counts = new int[16];
    private static int switches;
    private static String[][] strings = new String[16][];
    private static int stringSwitches;
    private static Object[][] labels = new Object[16][];
    private static int labelled;

    private Branches() {
    }

    public static void test(int value, Term shadow, int opcode, int site) {
        if (shadow != null) {
            branch(Opcodes.compareWithZero(opcode, shadow), Opcodes.holds(opcode, value, 0), site);
        }
    }

    public static void compare(int left, int right, Term leftShadow, Term rightShadow, int opcode, int site) {
        if (leftShadow != null || rightShadow != null) {
            branch(Opcodes.compare(opcode, leftShadow == null ? Constant.of(left) : leftShadow, rightShadow == null ? Constant.of(right) : rightShadow),
                    Opcodes.holds(opcode, left, right), site);
        }
    }

    /** Takes note that {@code condition} decided, as {@code holds} says, how the execution goes on. */
    public static void branch(Term condition, boolean holds, int site) {
        Strand strand = Control.strand();
        if (strand != null && !(condition instanceof Constant)) {
            strand.way(new Term[] {Terms.not(condition), condition}, holds ? 1 : 0, site);
        }
    }

    /** Like {@link #branch}, where an exception is made unless {@code condition} holds; its message tells {@code parts}. */
    public static void require(Term condition, boolean holds, int site, Term... parts) {
        branch(condition, holds, site);
        if (!holds) {
            Messages.foresee(parts);
        }
    }

    /** The cases of a switch, of which those with the same target go the same way; way 0 is what happens otherwise. */
    public static synchronized int addSwitch(int[] values, int[] ways, int count) {
        if (switches == keys.length) {
            keys = Arrays.copyOf(keys, switches * 2);
            targets = Arrays.copyOf(targets, switches * 2);
            counts = Arrays.copyOf(counts, switches * 2);
        }
        keys[switches] = values;
        targets[switches] = ways;
        counts[switches] = count;
        return switches++;
    }

    public static void select(int value, Term shadow, int number, int site) {
        Strand strand = shadow == null ? null : Control.strand();
        if (strand == null) {
            return;
        }
        strand.way(ways(shadow, number), way(value, number), site);
    }

    /** For each way that a switch can go, what has to hold. */
    public static Term[] ways(Term shadow, int number) {
        int[] values = keys[number];
        int[] way = targets[number];
        Term[] ways = new Term[counts[number]];
        Arrays.fill(ways, Constant.FALSE);
        Term otherwise = Constant.TRUE;
        for (int i = 0; i < values.length; i++) {
            Term here = Terms.eq(shadow, Constant.of(values[i]));
            if (way[i] != 0) {
                ways[way[i]] = Terms.or(ways[way[i]], here);
                otherwise = Terms.and(otherwise, Terms.not(here));
            }
        }
        ways[0] = otherwise;
        return ways;
    }

    /** The way that a switch goes. */
    public static int way(int value, int number) {
        int[] values = keys[number];
        for (int i = 0; i < values.length; i++) {
            if (values[i] == value) {
                return targets[number][i];
            }
        }
        return 0;
    }

    /** The strings that a switch tells apart. */
    public static synchronized int addStrings(String[] values) {
        if (stringSwitches == strings.length) {
            strings = Arrays.copyOf(strings, stringSwitches * 2);
        }
        strings[stringSwitches] = values;
        return stringSwitches++;
    }

    /** A switch on a string; that it goes by way of hash codes does not matter. */
    public static void select(String value, int number, int site) {
        Term shadow = value == null ? null : Shadows.ofObject(value);
        Strand strand = shadow == null ? null : Control.strand();
        if (strand == null) {
            return;
        }
        String[] values = strings[number];
        Term[] ways = new Term[values.length + 1];
        Term otherwise = Constant.TRUE;
        int taken = 0;
        for (int i = 0; i < values.length; i++) {
            ways[i + 1] = Terms.eq(shadow, Constant.of(values[i]));
            otherwise = Terms.and(otherwise, Terms.not(ways[i + 1]));
            if (values[i].equals(value)) {
                taken = i + 1;
            }
        }
        ways[0] = otherwise;
        strand.way(ways, taken, site);
    }

    /** The constants among the labels of a switch that has patterns as well. */
    public static synchronized int addLabels(Object[] values) {
        if (labelled == labels.length) {
            labels = Arrays.copyOf(labels, labelled * 2);
        }
        labels[labelled] = values;
        return labelled++;
    }

    /** A switch with patterns: whether what it is about is one of the constants, the JVM decides. */
    public static void selectLabel(Object value, int number, int site) {
        Term shadow = value == null ? null : Shadows.ofObject(value);
        Strand strand = shadow == null ? null : Control.strand();
        for (int i = 0; strand != null && i < labels[number].length; i++) {
            Term label = Constant.ofValue(labels[number][i]);
            if (label.sort() == shadow.sort() && (label.sort() == Sort.INT || label.sort() == Sort.STRING)) {
                Term same = Terms.eq(shadow, label);
                branch(same, Boolean.TRUE.equals(strand.valueOf(same)), site);
            } else if ((label.sort() == Sort.STRING) == (shadow.sort() == Sort.STRING)) {
                strand.pin(shadow, site);
            }
        }
    }

    public static void divisor(int value, Term shadow, int site) {
        if (shadow != null) {
            branch(Terms.eq(shadow, Constant.of(0)), value == 0, site);
        }
    }

    public static void divisor(long value, Term shadow, int site) {
        if (shadow != null) {
            branch(Terms.eq(shadow, Constant.of(0L)), value == 0, site);
        }
    }

    /** The condition that {@code shadow} is at least 0 and less than {@code length}. */
    public static Term inside(Term shadow, int length) {
        return Terms.and(Terms.apply(Operator.ILE, Constant.of(0), shadow), Terms.apply(Operator.ILT, shadow, Constant.of(length)));
    }

    public static void length(int length, Term shadow, int site) {
        if (shadow != null) {
            branch(Terms.apply(Operator.ILT, shadow, Constant.of(0)), length < 0, site);
            if (length >= 0) {
                Pins.pin(shadow, site);
            } else {
                Messages.foresee(shadow);
            }
        }
    }
}
