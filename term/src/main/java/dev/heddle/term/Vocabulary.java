package dev.heddle.term;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The constants that a program's code names, by the class that does. What happens only for few values of an input happens most often for one of those.
 *
 * <p>Several threads may use it: classes are loaded while a search goes on.
 */
public final class Vocabulary {

    /** So many constants are kept of a class and those in it; tables of data are no vocabulary. */
    private static final int MOST = 1_024;

    /** By the outermost class; the one that was loaded last is last. */
    private final Map<String, Set<Object>> words = new LinkedHashMap<>();

    /** Takes note of what {@code type} names: numbers and strings as a {@link Sort} has them. */
    public synchronized void add(String type, Iterable<?> constants) {
        String outermost = outermost(type);
        Set<Object> known = words.remove(outermost);
        Set<Object> all = known == null ? new LinkedHashSet<>() : known;
        words.put(outermost, all);
        for (Object constant : constants) {
            if (all.size() < MOST) {
                all.add(constant);
            }
        }
    }

    public synchronized boolean isEmpty() {
        return words.isEmpty();
    }

    /** At most {@code most} constants that {@code variable} can be: first those of {@code type} and the classes in and around it, then those of classes that were loaded last. */
    public synchronized List<Object> valuesOf(Variable variable, String type, int most) {
        Set<Object> values = new LinkedHashSet<>();
        List<String> order = new ArrayList<>(words.keySet());
        Collections.reverse(order);
        order.add(0, outermost(type));
        for (String each : order) {
            for (Object word : words.getOrDefault(each, Set.of())) {
                Object value = as(variable, word);
                if (value != null && variable.admits(value) && values.size() < most) {
                    values.add(value);
                }
            }
        }
        return new ArrayList<>(values);
    }

    private static String outermost(String type) {
        int inner = type.indexOf('$', 1);
        return inner < 0 ? type : type.substring(0, inner);
    }

    /** {@code word} as a value of the variable's sort; null if it is none without a loss. */
    private static Object as(Variable variable, Object word) {
        if (word instanceof String) {
            String text = (String) word;
            return variable.sort() == Sort.STRING ? text : variable.kind() == Variable.Kind.CHAR && text.length() == 1 ? (Object) (int) text.charAt(0) : null;
        }
        Number number = (Number) word;
        boolean whole = word instanceof Integer || word instanceof Long;
        switch (variable.sort()) {
            case INT:
                return whole && number.longValue() == number.intValue() ? (Object) number.intValue() : null;
            case LONG:
                return whole ? (Object) number.longValue() : null;
            case FLOAT:
                return number.floatValue();
            case DOUBLE:
                return number.doubleValue();
            default:
                return null;
        }
    }
}
