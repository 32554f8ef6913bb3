package dev.heddle;

import java.util.List;
import java.util.stream.Collectors;

/** A call of an operation with certain arguments. */
record Invocation(Specification.Method operation, List<Object> arguments) {

    private static final int LONGEST = 1_000;

    /** Makes the call on {@code instance}; {@code methods} says how. */
    CallResult on(Object instance, Specification.Methods methods) {
        return CallResult.of(this, () -> methods.call(operation, instance, arguments));
    }

    @Override
    public String toString() {
        return operation.name() + arguments.stream().map(Invocation::literal).collect(Collectors.joining(", ", "(", ")"));
    }

    /** As in source code. */
    static String literal(Object value) {
        if (value instanceof String text) {
            return '"' + escaped(text, '"') + '"';
        }
        if (value instanceof Character) {
            return "'" + escaped(value.toString(), '\'') + "'";
        }
        return value instanceof Enum<?> constant ? constant.name() : told(value);
    }

    /** What {@code value} says of itself, if it says anything and not too much. */
    private static String told(Object value) {
        try {
            String text = String.valueOf(value);
            return text == null ? null : escaped(text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...");
        } catch (Exception | AssertionError | StackOverflowError | LinkageError thrown) {
            return "a " + value.getClass().getName() + " whose toString() throws " + thrown.getClass().getName();
        }
    }

    private static String escaped(String text, char quote) {
        return escaped(text.replace("\\", "\\\\").replace("" + quote, "\\" + quote));
    }

    /** In one line, in which each character can be seen. */
    private static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints().forEach(each -> {
            switch (Character.getType(each)) {
                case Character.CONTROL, Character.FORMAT, Character.SURROGATE, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR ->
                    new String(Character.toChars(each)).chars().forEach(half -> escaped.append(String.format("\\u%04x", half)));
                default -> escaped.appendCodePoint(each);
            }
        });
        return escaped.toString();
    }
}
