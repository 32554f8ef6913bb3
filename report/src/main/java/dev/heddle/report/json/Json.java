package dev.heddle.report.json;

import java.util.Collection;
import java.util.Iterator;
import java.util.Map;
import java.util.function.Consumer;

/** Writes maps, collections, strings, numbers and booleans as JSON, indented by two blanks. */
public final class Json {

    private Json() {
    }

    public static String write(Object value) {
        StringBuilder out = new StringBuilder();
        write(out, value, "");
        return out.append('\n').toString();
    }

    private static void write(StringBuilder out, Object value, String indent) {
        if (value instanceof Map<?, ?> map) {
            Iterator<? extends Map.Entry<?, ?>> entries = map.entrySet().iterator();
            block(out, '{', '}', indent, entries, entry -> {
                string(out, String.valueOf(((Map.Entry<?, ?>) entry).getKey()));
                out.append(": ");
                write(out, ((Map.Entry<?, ?>) entry).getValue(), indent + "  ");
            });
        } else if (value instanceof Collection<?> collection) {
            block(out, '[', ']', indent, collection.iterator(), element -> write(out, element, indent + "  "));
        } else if (value == null || value instanceof Number || value instanceof Boolean) {
            out.append(value);
        } else {
            string(out, value.toString());
        }
    }

    private static void block(StringBuilder out, char open, char close, String indent, Iterator<?> elements,
            Consumer<Object> writer) {
        out.append(open);
        boolean any = elements.hasNext();
        while (elements.hasNext()) {
            out.append('\n').append(indent).append("  ");
            writer.accept(elements.next());
            if (elements.hasNext()) {
                out.append(',');
            }
        }
        if (any) {
            out.append('\n').append(indent);
        }
        out.append(close);
    }

    private static void string(StringBuilder out, String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> {
                    if (c < ' ' || Character.isSurrogate(c) || c == '\u2028' || c == '\u2029') {
                        out.append(String.format("\\u%04x", (int) c));
                    } else {
                        out.append(c);
                    }
                }
            }
        }
        out.append('"');
    }
}
