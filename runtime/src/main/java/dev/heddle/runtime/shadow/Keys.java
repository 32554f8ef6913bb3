package dev.heddle.runtime.shadow;

import dev.heddle.runtime.Control;
import dev.heddle.runtime.Strand;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Sort;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Keys and elements that collections of the JDK compare: which of those that are there another one equals is a branch each, so that it need not be pinned.
 *
 * <p>Others may change what is there while it is looked through, so all this is only for what one thread has. Where a key lies in a table depends on its value, which nobody can tell as
 * long as nobody goes through it; from then on its keys are pinned.
 */
final class Keys {

    /** More branches than this are not worth it. */
    private static final int MOST = 32;

    /** Those that go through their elements one by one, and ask nobody for them. */
    private static final Set<String> SEQUENCES = Set.of("java.util.ArrayList", "java.util.LinkedList", "java.util.Vector", "java.util.ArrayDeque",
            "java.util.concurrent.CopyOnWriteArrayList", "java.util.Arrays$ArrayList", "java.util.ImmutableCollections$ListN", "java.util.ImmutableCollections$List12",
            "java.util.Collections$SingletonList");

    /** The tables with keys that depend on inputs and are not pinned. */
    private static final Identities<Boolean> UNPINNED = new Identities<>();

    private Keys() {
    }

    /** For the next execution. */
    static void clear() {
        UNPINNED.clear();
    }

    /** True if the order in which {@code object} is gone through depends on the values in it. */
    static boolean isTable(Object object) {
        return object != null && (object.getClass() == HashMap.class || object.getClass() == HashSet.class || object.getClass() == ConcurrentHashMap.class);
    }

    /** True for a list or queue that has its elements in the order in which they came, and asks nobody for them. */
    static boolean isSequence(Object object) {
        return object != null && SEQUENCES.contains(object.getClass().getName());
    }

    /** True if {@code object} has its keys where their values say. */
    private static boolean isHashed(Object object) {
        return isTable(object) || object.getClass() == LinkedHashMap.class || object.getClass() == LinkedHashSet.class;
    }

    /** True if {@code object} arranges its keys by their values, and stands for no other that does. */
    static boolean isKeyed(Object object) {
        return object != null && (isHashed(object) || isSorted(object));
    }

    private static boolean isSorted(Object object) {
        return object.getClass() == TreeMap.class && ((TreeMap<?, ?>) object).comparator() == null
                || object.getClass() == TreeSet.class && ((TreeSet<?>) object).comparator() == null;
    }

    /**
     * Decides which of the keys in {@code container}, a set or map, {@code key} equals; if it equals none, it may be put there. False if that cannot be told: the key
     * has to be pinned, as those in the container are now.
     */
    static boolean decide(Object container, Object key, int site) {
        Strand strand = Control.strand();
        if (!isKeyed(container)) {
            // It may be a view of one that is.
            if (!UNPINNED.isEmpty()) {
                for (Object each : Contents.keys(container)) {
                    Pins.pinAll(each, site);
                }
            }
            return false;
        }
        if (strand == null || !isComparable(key, false)) {
            expose(container, site);
            return false;
        }
        Term own = key == null ? null : Shadows.TABLE.ofObject(key);
        if (own == null && UNPINNED.get(container) == null) {
            return true;
        }
        boolean sorted = isSorted(container);
        if (strand.isShared(container) || Kept.has(container) || !compare(keys(container), key, sorted, false, site)) {
            expose(container, site);
            return false;
        }
        if (own != null) {
            UNPINNED.put(container, true);
        }
        return true;
    }

    /** Decides which element of {@code container} is the first, or the last, that equals {@code sought}. False if that cannot be told. */
    static boolean seek(Object container, Object sought, boolean last, int site) {
        Strand strand = Control.strand();
        if (strand != null && isSequence(container)) {
            return !strand.isShared(container) && compare(Contents.of(container), sought, false, last, site);
        }
        return (container instanceof Set || isHashed(container) || isSorted(container)) && decide(container, sought, site);
    }

    private static boolean compare(Object[] all, Object key, boolean sorted, boolean fromEnd, int site) {
        if (all.length > MOST || !isComparable(key, sorted)) {
            return false;
        }
        for (Object each : all) {
            if (!isComparable(each, sorted)) {
                return false;
            }
        }
        for (int i = 0; i < all.length; i++) {
            Object each = all[fromEnd ? all.length - 1 - i : i];
            if (each == null || key == null || each.getClass() != key.getClass()) {
                continue;
            }
            Term one = term(key);
            Term other = term(each);
            boolean equal = key.equals(each);
            Branches.branch(Terms.eq(one, other), equal, site);
            if (equal) {
                return true;
            }
            if (sorted) {
                boolean less = isLess(key, each);
                Branches.branch(isLess(one, other), less, site);
                if (less) {
                    return true;
                }
            }
        }
        return true;
    }

    private static boolean isLess(Object key, Object other) {
        return key instanceof String ? ((String) key).compareTo((String) other) < 0
                : key instanceof Character ? (Character) key < (Character) other : ((Number) key).longValue() < ((Number) other).longValue();
    }

    private static Term isLess(Term key, Term other) {
        if (key.sort() == Sort.STRING) {
            return Terms.apply(Operator.ILT, Terms.apply(Operator.COMPARE_TO, key, other), Constant.of(0));
        }
        return Terms.apply(key.sort() == Sort.LONG ? Operator.LLT : Operator.ILT, key, other);
    }

    /** True if terms can say whether it equals another, and which is less. */
    private static boolean isComparable(Object key, boolean sorted) {
        boolean number = key instanceof Integer || key instanceof Long || key instanceof Short || key instanceof Byte;
        boolean ordered = number || key instanceof String || key instanceof Character;
        return sorted ? ordered : ordered || key == null || key instanceof Boolean;
    }

    private static Term term(Object key) {
        Term shadow = Shadows.TABLE.ofObject(key);
        return shadow == null && key instanceof String ? Constant.of((String) key) : Boxes.value(key, shadow);
    }

    /** In the same order in every execution that has come the same way, wherever they lie. */
    private static Object[] keys(Object container) {
        Strand strand = Control.beginQuiet();
        try {
            Object[] keys = container instanceof Map ? ((Map<?, ?>) container).keySet().toArray() : ((Collection<?>) container).toArray();
            if (isTable(container)) {
                Arrays.sort(keys, Comparator.comparing(key -> key == null || !isComparable(key, false) ? "" : key.getClass().getName() + term(key)));
            }
            return keys;
        } finally {
            Control.endQuiet(strand);
        }
    }

    /** Somebody can go through {@code container} from now on. */
    static void expose(Object container, int site) {
        if (isTable(container)) {
            Kept.give(container);
        }
        if (UNPINNED.get(container) != null) {
            UNPINNED.remove(container);
            for (Object key : keys(container)) {
                Pins.pin(key == null ? null : Shadows.TABLE.ofObject(key), site);
            }
        }
    }
}
