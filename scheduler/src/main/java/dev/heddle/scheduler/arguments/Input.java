package dev.heddle.scheduler.arguments;

import dev.heddle.scheduler.jdk.api.ApiCalls;

/**
 * An input that is an argument of a method of the program.
 *
 * @param least of an int or long: no less than this
 * @param most of an int or long: no more than this
 * @param longest how many characters or elements there are at most
 */
public record Input(String name, Class<?> type, long least, long most, int longest) {

    /** How many elements an array has at most, if nothing else is said. */
    public static final int LONGEST_ARRAY = 4;

    /** Any value of {@code type}; strings of any length, arrays of no great length. */
    public static Input any(String name, Class<?> type) {
        return new Input(name, type, Long.MIN_VALUE, Long.MAX_VALUE, type.isArray() ? LONGEST_ARRAY : Integer.MAX_VALUE);
    }

    /** True if an input can be of this type. */
    public static boolean supports(Class<?> type) {
        return type.isPrimitive() || type == String.class || type.isEnum()
                || type.isArray() && (type.getComponentType().isPrimitive() || type.getComponentType() == String.class);
    }

    /** True if inputs of this type are numbers that can be bounded. */
    public static boolean isBounded(Class<?> type) {
        return type == int.class || type == long.class;
    }

    public Input between(long low, long high) {
        return new Input(name, type, low, high, longest);
    }

    public Input ofAtMost(int elements) {
        return new Input(name, type, least, most, elements);
    }

    /** Asks for it, as the program itself would, on a thread of the program. */
    Object ask() {
        if (type.isArray()) {
            return askArray(type.getComponentType());
        } else if (type == String.class) {
            return ApiCalls.anyString(name, longest);
        } else if (type.isEnum()) {
            return constant(type.asSubclass(Enum.class));
        } else if (type == int.class) {
            return ApiCalls.anyInt(name, (int) Math.max(Integer.MIN_VALUE, least), (int) Math.min(Integer.MAX_VALUE, most));
        } else if (type == long.class) {
            return ApiCalls.anyLong(name, least, most);
        } else if (type == boolean.class) {
            return ApiCalls.anyBoolean(name);
        } else if (type == byte.class) {
            return ApiCalls.anyByte(name);
        } else if (type == short.class) {
            return ApiCalls.anyShort(name);
        } else if (type == char.class) {
            return ApiCalls.anyChar(name);
        } else if (type == float.class) {
            return ApiCalls.anyFloat(name);
        } else if (type == double.class) {
            return ApiCalls.anyDouble(name);
        }
        throw new IllegalArgumentException(type + " is no type of inputs");
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private Object constant(Class<? extends Enum> constants) {
        return ApiCalls.anyOf(name, (Class) constants);
    }

    private Object askArray(Class<?> element) {
        if (element == String.class) {
            return ApiCalls.anyStringArray(name, longest);
        } else if (element == int.class) {
            return ApiCalls.anyIntArray(name, longest);
        } else if (element == long.class) {
            return ApiCalls.anyLongArray(name, longest);
        } else if (element == boolean.class) {
            return ApiCalls.anyBooleanArray(name, longest);
        } else if (element == byte.class) {
            return ApiCalls.anyByteArray(name, longest);
        } else if (element == short.class) {
            return ApiCalls.anyShortArray(name, longest);
        } else if (element == char.class) {
            return ApiCalls.anyCharArray(name, longest);
        } else if (element == float.class) {
            return ApiCalls.anyFloatArray(name, longest);
        }
        return ApiCalls.anyDoubleArray(name, longest);
    }
}
