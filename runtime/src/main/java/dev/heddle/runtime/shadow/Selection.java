package dev.heddle.runtime.shadow;

import dev.heddle.runtime.Control;
import dev.heddle.runtime.Strand;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;

/**
 * Hooks beside accesses to elements whose place depends on inputs.
 *
 * <p>What is read is a term: which of the numbers that are there is decided by comparisons of the index, as few as there are places where one number ends and
 * another begins. What is written changes the terms of all elements that it may be. Objects have no terms, so it is a branch which of them is read. Where another
 * thread could notice the access, an event has to say which element it is about, and the index is pinned; so it is where there is too much to choose from.
 */
public final class Selection {

    /** So many different contents one after the other are told apart. */
    private static final int MOST_RUNS = 256;
    /** Of longer arrays, nobody goes through all elements to find out. */
    private static final int LONGEST_READ = 1 << 16;
    /** So many elements may be the one that is written. */
    private static final int MOST_WRITTEN = 64;

    /** Elements that are chosen by elements that are chosen make terms that double each time; larger ones than this are not made. */
    private static final int LARGEST = 1 << 16;

    private Selection() {
    }

    /** A number is about to be read; returns its term, or null if its place is pinned or it is the same everywhere. */
    public static Term read(Object array, int index, Term shadow, int site) {
        Strand strand = inside(array, index, shadow, site);
        if (strand == null) {
            return null;
        }
        if (!strand.isNoticed(array) && Array.getLength(array) <= LONGEST_READ) {
            Term selected = among(array, shadow);
            if (selected != null) {
                return Shadows.variable(selected);
            }
        }
        strand.pin(shadow, site);
        return null;
    }

    /** Takes note of whether there is such an element. Returns the strand if there is something to be decided about which one it is; else null. */
    private static Strand inside(Object array, int index, Term shadow, int site) {
        Strand strand = shadow == null || array == null ? null : Control.strand();
        if (strand == null) {
            return null;
        }
        int length = Array.getLength(array);
        boolean inside = index >= 0 && index < length;
        Branches.branch(Branches.inside(shadow, length), inside, site);
        if (!inside) {
            Messages.foresee(shadow);
        }
        return inside ? strand : null;
    }

    private static int first(Term index) {
        return (int) Math.max(0, index.low());
    }

    /** Exclusive. */
    private static int end(Term index, int length) {
        return (int) Math.min(length, index.high() + 1);
    }

    /** The term of the element at {@code index}; null if there are too many that differ. */
    private static Term among(Object array, Term index) {
        List<Term> contents = new ArrayList<>();
        List<Integer> starts = new ArrayList<>();
        long size = index.size();
        for (int i = first(index), end = end(index, Array.getLength(array)); i < end; i++) {
            Term element = element(array, i);
            if (contents.isEmpty() || !contents.get(contents.size() - 1).equals(element)) {
                contents.add(element);
                starts.add(i);
                size += element.size() + index.size();
                if (contents.size() > MOST_RUNS || size > LARGEST) {
                    return null;
                }
            }
        }
        return between(contents, starts, 0, contents.size(), index);
    }

    private static Term between(List<Term> contents, List<Integer> starts, int from, int to, Term index) {
        if (to - from == 1) {
            return contents.get(from);
        }
        int middle = from + to >>> 1;
        return Terms.ite(Terms.apply(Operator.ILT, index, Constant.of(starts.get(middle))), between(contents, starts, from, middle, index),
                between(contents, starts, middle, to, index));
    }

    private static Term element(Object array, int place) {
        if (array instanceof long[]) {
            long value = ((long[]) array)[place];
            Term shadow = Places.loaded(value, array, place);
            return shadow == null ? Constant.of(value) : shadow;
        } else if (array instanceof float[]) {
            float value = ((float[]) array)[place];
            Term shadow = Places.loaded(value, array, place);
            return shadow == null ? Constant.of(value) : shadow;
        } else if (array instanceof double[]) {
            double value = ((double[]) array)[place];
            Term shadow = Places.loaded(value, array, place);
            return shadow == null ? Constant.of(value) : shadow;
        }
        int value = number(array, place);
        Term shadow = Places.loaded(value, array, place);
        return shadow == null ? Constant.of(value) : shadow;
    }

    private static int number(Object array, int place) {
        if (array instanceof boolean[]) {
            return ((boolean[]) array)[place] ? 1 : 0;
        }
        return array instanceof char[] ? ((char[]) array)[place] : Array.getInt(array, place);
    }

    /** The number that was read from {@code place} has the term {@code selected}, or that of the place if it is null. */
    public static Term loaded(int value, Object array, int place, Term selected) {
        return selected == null ? Places.loaded(value, array, place) : selected;
    }

    public static Term loaded(long value, Object array, int place, Term selected) {
        return selected == null ? Places.loaded(value, array, place) : selected;
    }

    public static Term loaded(float value, Object array, int place, Term selected) {
        return selected == null ? Places.loaded(value, array, place) : selected;
    }

    public static Term loaded(double value, Object array, int place, Term selected) {
        return selected == null ? Places.loaded(value, array, place) : selected;
    }

    /** A number is about to be written, with the term {@code written} if that is not null; returns the term that the element at {@code index} will have. */
    public static Term write(int value, Term written, Object array, int index, Term shadow, int site) {
        return write(Constant.of(value), written, array, index, shadow, site);
    }

    public static Term write(long value, Term written, Object array, int index, Term shadow, int site) {
        return write(Constant.of(value), written, array, index, shadow, site);
    }

    public static Term write(float value, Term written, Object array, int index, Term shadow, int site) {
        return write(Constant.of(value), written, array, index, shadow, site);
    }

    public static Term write(double value, Term written, Object array, int index, Term shadow, int site) {
        return write(Constant.of(value), written, array, index, shadow, site);
    }

    private static Term write(Constant value, Term written, Object array, int index, Term shadow, int site) {
        Strand strand = inside(array, index, shadow, site);
        if (strand == null) {
            return written;
        }
        int first = first(shadow);
        int end = end(shadow, Array.getLength(array));
        if (end - first > MOST_WRITTEN || Kept.has(array) || strand.isNoticed(array) || !areSmall(array, first, end, shadow)) {
            strand.pin(shadow, site);
            return written;
        }
        Term now = written == null ? value : written;
        Term here = null;
        for (int i = first; i < end; i++) {
            Term before = element(array, i);
            Term after = Terms.ite(Terms.eq(shadow, Constant.of(i)), now, before);
            if (i == index) {
                here = after;
            } else if (!(after instanceof Constant)) {
                Shadows.TABLE.put(array, i, after, Shadows.bits(bits(array, i)));
            }
        }
        return Shadows.variable(here);
    }

    private static boolean areSmall(Object array, int first, int end, Term index) {
        long size = 0;
        for (int i = first; i < end; i++) {
            size += element(array, i).size() + index.size();
        }
        return size <= LARGEST;
    }

    private static Object bits(Object array, int place) {
        return array instanceof long[] || array instanceof float[] || array instanceof double[] ? Array.get(array, place) : (Object) number(array, place);
    }

    /** An object is about to be read: which one it is, is a branch. */
    public static void readObject(Object[] array, int index, Term shadow, int site) {
        Strand strand = inside(array, index, shadow, site);
        if (strand != null && !strand.isNoticed(array)) {
            choose(strand, array, index, shadow, site);
        } else if (strand != null) {
            strand.pin(shadow, site);
        }
    }

    /** An object is about to be written: its place is pinned. */
    public static void writeObject(Object[] array, int index, Term shadow, int site) {
        Strand strand = inside(array, index, shadow, site);
        if (strand != null) {
            strand.pin(shadow, site);
        }
    }

    /** Which of the objects it is: places with the same one need not be told apart. */
    private static void choose(Strand strand, Object[] objects, int index, Term shadow, int site) {
        List<Object> different = new ArrayList<>();
        List<Term> ways = new ArrayList<>();
        for (int i = first(shadow), end = end(shadow, objects.length); i < end; i++) {
            int start = i;
            while (i + 1 < end && objects[i + 1] == objects[start]) {
                i++;
            }
            int known = indexOf(different, objects[start]);
            Term here = Terms.and(Terms.apply(Operator.ILE, Constant.of(start), shadow), Terms.apply(Operator.ILE, shadow, Constant.of(i)));
            if (known < 0) {
                different.add(objects[start]);
                ways.add(here);
            } else {
                ways.set(known, Terms.or(ways.get(known), here));
            }
            if (different.size() > MOST_RUNS) {
                strand.pin(shadow, site);
                return;
            }
        }
        if (different.size() > 1) {
            strand.way(ways.toArray(new Term[0]), indexOf(different, objects[index]), site);
        }
    }

    private static int indexOf(List<Object> objects, Object object) {
        for (int i = 0; i < objects.size(); i++) {
            if (objects.get(i) == object) {
                return i;
            }
        }
        return -1;
    }

    /**
     * The element of {@code list} at {@code index} is about to be read; returns the shadow of the index, or null if it is decided which object that is. Lists that
     * ask nobody for their elements are like arrays.
     */
    public static Term get(Object list, int index, Term shadow, int site) {
        Strand strand = shadow == null || !Keys.isSequence(list) ? null : Control.strand();
        if (strand == null || strand.isNoticed(list)) {
            return shadow;
        }
        Object[] elements = Contents.of(list);
        if (elements.length > LONGEST_READ || inside(elements, index, shadow, site) == null) {
            return shadow;
        }
        choose(strand, elements, index, shadow, site);
        return null;
    }
}
