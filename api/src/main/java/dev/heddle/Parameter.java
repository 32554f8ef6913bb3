package dev.heddle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A parameter of an operation.
 *
 * @param type what it takes, never primitive
 * @param values what it is given
 */
record Parameter(Class<?> type, List<Object> values) {

    private static final int MOST_VALUES = 1000;

    static Parameter of(java.lang.reflect.Parameter declared, String where) {
        Class<?> type = boxed(declared.getType());
        Between between = declared.getAnnotation(Between.class);
        OneOf oneOf = declared.getAnnotation(OneOf.class);
        if (between != null && oneOf != null) {
            throw new IllegalArgumentException(where + " has a parameter with both @Between and @OneOf");
        }
        if (oneOf != null) {
            return new Parameter(type, Arrays.stream(oneOf.value()).map(text -> value(type, text, where)).toList());
        }
        if (between == null) {
            return new Parameter(type, defaults(type, where));
        }
        if (between.low() > between.high() || between.high() - between.low() >= MOST_VALUES || between.high() - between.low() < 0) {
            throw new IllegalArgumentException(where + ": @Between must name at least one value and at most " + MOST_VALUES);
        }
        List<Object> values = new ArrayList<>();
        for (long value = between.low(); value <= between.high(); value++) {
            values.add(type == Character.class ? (Object) character(value, where) : value(type, Long.toString(value), where));
        }
        return new Parameter(type, values);
    }

    private static char character(long value, String where) {
        if (value < Character.MIN_VALUE || value > Character.MAX_VALUE) {
            throw new IllegalArgumentException(where + ": " + value + " is no char");
        }
        return (char) value;
    }

    private static Class<?> boxed(Class<?> type) {
        return java.lang.invoke.MethodType.methodType(type).wrap().returnType();
    }

    private static List<Object> defaults(Class<?> type, String where) {
        if (type == String.class) {
            return List.of("a", "b", "c");
        }
        if (type == Boolean.class) {
            return List.of(false, true);
        }
        if (type == Character.class) {
            return List.of('a', 'b', 'c');
        }
        if (type.isEnum()) {
            return List.of(type.getEnumConstants());
        }
        return List.of(value(type, "1", where), value(type, "2", where), value(type, "3", where));
    }

    /** The value that {@code text} stands for. */
    static Object value(Class<?> type, String text, String where) {
        try {
            if (type == String.class) {
                return text;
            }
            if (type == Boolean.class && (text.equals("true") || text.equals("false"))) {
                return text.equals("true");
            }
            if (type == Character.class && text.length() == 1) {
                return text.charAt(0);
            }
            if (type == Integer.class) {
                return Integer.valueOf(text);
            }
            if (type == Long.class) {
                return Long.valueOf(text);
            }
            if (type == Short.class) {
                return Short.valueOf(text);
            }
            if (type == Byte.class) {
                return Byte.valueOf(text);
            }
            if (type == Double.class) {
                return Double.valueOf(text);
            }
            if (type == Float.class) {
                return Float.valueOf(text);
            }
            if (type.isEnum()) {
                return constant(type, text);
            }
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(where + ": '" + text + "' is no " + type.getSimpleName(), e);
        }
        boolean known = type == Boolean.class || type == Character.class;
        throw new IllegalArgumentException(known ? where + ": '" + text + "' is no " + type.getSimpleName()
                : where + " has a parameter of type " + type.getName() + "; there are values for numbers, boolean, char, String and enumerations");
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static Object constant(Class type, String text) {
        return Enum.valueOf(type, text);
    }
}
