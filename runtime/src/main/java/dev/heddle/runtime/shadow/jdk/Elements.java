package dev.heddle.runtime.shadow.jdk;

import dev.heddle.runtime.Control;
import dev.heddle.runtime.Strand;
import dev.heddle.runtime.shadow.Branches;
import dev.heddle.runtime.shadow.Pins;
import dev.heddle.runtime.shadow.Places;
import dev.heddle.runtime.shadow.Shadows;
import dev.heddle.term.Constant;
import dev.heddle.term.MathTerms;
import dev.heddle.term.Operator;
import dev.heddle.term.Sort;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;

/** Arrays of numbers as a whole: compared, hashed, sorted, or made into a string. */
final class Elements {

    /** Where more elements depend on inputs, there are too many orders that they may have. */
    private static final int MOST_SORTED = 8;
    private static final int TRUE_HASH = 1231;
    private static final int FALSE_HASH = 1237;

    private Elements() {
    }

    /** True if there is no shadow in the array; else it is worth a closer look. */
    private static boolean isPlain(Object array) {
        for (int i = 0; array != null && !Shadows.TABLE.isEmpty() && i < Array.getLength(array); i++) {
            if (Places.before(array, i) != null) {
                return false;
            }
        }
        return true;
    }

    private static Term term(Object array, int place) {
        if (array instanceof long[]) {
            long value = ((long[]) array)[place];
            return Values.term(value, Places.loaded(value, array, place));
        } else if (array instanceof float[]) {
            float value = ((float[]) array)[place];
            return Values.term(value, Places.loaded(value, array, place));
        } else if (array instanceof double[]) {
            double value = ((double[]) array)[place];
            return Values.term(value, Places.loaded(value, array, place));
        }
        return Values.term(number(array, place), Places.loaded(number(array, place), array, place));
    }

    private static int number(Object array, int place) {
        return array instanceof boolean[] ? ((boolean[]) array)[place] ? 1 : 0 : array instanceof char[] ? ((char[]) array)[place] : Array.getInt(array, place);
    }

    static Term equal(Object one, Object other) {
        if (one == null || other == null || one == other || isPlain(one) && isPlain(other) || Array.getLength(one) != Array.getLength(other)) {
            return null;
        }
        Term all = Constant.TRUE;
        for (int i = 0; i < Array.getLength(one); i++) {
            all = Terms.and(all, Terms.eq(MathTerms.compare(term(one, i), term(other, i)), Constant.of(0)));
        }
        return Shadows.variable(Terms.toInt(all));
    }

    static Term hash(Object array) {
        if (isPlain(array)) {
            return null;
        }
        Term hash = Constant.of(1);
        for (int i = 0; i < Array.getLength(array); i++) {
            hash = Terms.apply(Operator.IADD, Terms.apply(Operator.IMUL, Constant.of(31), hash), hashOf(term(array, i), array));
        }
        return Shadows.variable(hash);
    }

    private static Term hashOf(Term element, Object array) {
        if (element.sort() == Sort.LONG) {
            return Terms.apply(Operator.L2I, Terms.apply(Operator.LXOR, element, Terms.apply(Operator.LUSHR, element, Constant.of(32))));
        }
        return array instanceof boolean[] ? Terms.ite(Terms.toBoolean(element), Constant.of(TRUE_HASH), Constant.of(FALSE_HASH)) : element;
    }

    /** The characters one after the other. */
    private static Term text(char[] array, int from, int count) {
        Term text = Constant.of("");
        for (int i = from; i < from + count; i++) {
            text = Terms.apply(Operator.CONCAT, text, Terms.apply(Operator.STRING_OF_CHAR, term(array, i)));
        }
        return text;
    }

    /** The characters one after the other; null if they do not depend on inputs. */
    static Term text(char[] array) {
        return isPlain(array) ? null : Shadows.variable(text(array, 0, array.length));
    }

    /** {@code text} has been made of some characters; nobody else has it. */
    static void into(String text, char[] array, int from, int count, int site) {
        Strand strand = Control.strand();
        if (strand == null || isPlain(array)) {
            return;
        }
        Term shadow = text(array, from, count);
        if (text.equals(strand.valueOf(shadow)) && !(shadow instanceof Constant)) {
            Shadows.TABLE.shadow(text, shadow, text);
        }
    }

    static String string(char[] array, int from, int count, String result, int site) {
        if (isPlain(array)) {
            return result;
        }
        Term text = text(array, from, count);
        return Values.string(result, text, site, text);
    }

    /** The array has been sorted: which of its elements came before which others is a branch each. */
    static void sorted(Object array, int site) {
        Strand strand = Control.strand();
        if (strand == null || isPlain(array)) {
            return;
        }
        List<Term> elements = elements(array, strand);
        long open = elements.stream().filter(element -> !(element instanceof Constant)).count();
        if (open > MOST_SORTED) {
            elements.forEach(element -> Pins.pin(Shadows.variable(element), site));
            elements = List.of();
        }
        List<Term> sorted = new ArrayList<>();
        for (Term element : elements) {
            int place = sorted.size();
            while (place > 0 && !comesBefore(sorted.get(place - 1), element, site)) {
                place--;
            }
            sorted.add(place, element);
        }
        for (int i = 0; i < Array.getLength(array); i++) {
            store(array, i, sorted.isEmpty() ? null : Shadows.variable(sorted.get(i)));
        }
    }

    /** What was in the array before it was sorted, in any order: those that had shadows, and what else there is. */
    private static List<Term> elements(Object array, Strand strand) {
        List<Term> elements = new ArrayList<>();
        for (int i = 0; i < Array.getLength(array); i++) {
            elements.add(constant(array, i));
        }
        for (int i = 0; i < Array.getLength(array); i++) {
            Term shadow = Places.before(array, i);
            // If its value is not there, somebody had written past us, and it counts no more.
            if (shadow != null && elements.remove(Constant.ofValue(strand.valueOf(shadow)))) {
                elements.add(shadow);
            }
        }
        return elements;
    }

    private static boolean comesBefore(Term one, Term other, int site) {
        Term before = Terms.apply(Operator.ILE, MathTerms.compare(one, other), Constant.of(0));
        boolean holds = before == Constant.TRUE || Values.holds(before);
        Branches.branch(before, holds, site);
        return holds;
    }

    private static Term constant(Object array, int place) {
        if (array instanceof long[]) {
            return Constant.of(((long[]) array)[place]);
        } else if (array instanceof float[]) {
            return Constant.of(((float[]) array)[place]);
        } else if (array instanceof double[]) {
            return Constant.of(((double[]) array)[place]);
        }
        return Constant.of(number(array, place));
    }

    private static void store(Object array, int place, Term shadow) {
        if (array instanceof long[]) {
            Places.stored(((long[]) array)[place], shadow, array, place);
        } else if (array instanceof float[]) {
            Places.stored(((float[]) array)[place], shadow, array, place);
        } else if (array instanceof double[]) {
            Places.stored(((double[]) array)[place], shadow, array, place);
        } else {
            Places.stored(number(array, place), shadow, array, place);
        }
    }
}
