package dev.heddle.scheduler.memory;

/** Shows references without running any of the program's code. */
final class Values {

    private static final int LONGEST = 40;

    private Values() {
    }

    static String text(Object value, Heap heap) {
        if (value == null) {
            return "null";
        }
        if (value instanceof String string) {
            return '"' + (string.length() > LONGEST ? string.substring(0, LONGEST) + "..." : string) + '"';
        }
        if (value instanceof Number && value.getClass().getName().startsWith("java.lang.") || value instanceof Boolean) {
            return value.toString();
        }
        if (value instanceof Character) {
            return "'" + value + "'";
        }
        if (value instanceof Class<?> type) {
            return type.getSimpleName() + ".class";
        }
        if (value instanceof Enum<?> constant) {
            return constant.name();
        }
        Shared shared = heap.find(value);
        if (shared != null && shared.published) {
            return shared.name();
        }
        Class<?> type = value.getClass();
        return type.isArray() ? type.getComponentType().getSimpleName() + "[]" : "a " + FieldSlot.simpleName(type);
    }
}
