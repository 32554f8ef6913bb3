package dev.heddle.model;

/**
 * Text in which each character is seen for what it is, whoever wrote it: what would steer a terminal, change the direction of a line, break it, or be
 * nothing at all is spelt as in a Java source file.
 */
public final class Legible {

    private Legible() {
    }

    /** {@code text} in one line. */
    public static String line(String text) {
        return spell(text, false);
    }

    /** {@code text} with its lines and tabs. */
    public static String text(String text) {
        return spell(text, true);
    }

    private static String spell(String text, boolean lines) {
        int first = 0;
        while (first < text.length() && isPlain(text.charAt(first))) {
            first++;
        }
        if (first == text.length()) {
            return text;
        }
        StringBuilder out = new StringBuilder(text.length() + 16).append(text, 0, first);
        int next;
        for (int i = first; i < text.length(); i = next) {
            int c = text.codePointAt(i);
            next = i + Character.charCount(c);
            if (lines && (c == '\n' || c == '\t') || !isHidden(c)) {
                out.appendCodePoint(c);
            } else if (c == '\n' || c == '\r' || c == '\t') {
                out.append(c == '\n' ? "\\n" : c == '\r' ? "\\r" : "\\t");
            } else {
                text.substring(i, next).chars().forEach(half -> out.append(String.format("\\u%04x", half)));
            }
        }
        return out.toString();
    }

    private static boolean isPlain(char c) {
        return c >= ' ' && c < 0x7f;
    }

    private static boolean isHidden(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL, Character.FORMAT, Character.SURROGATE, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> true;
            default -> false;
        };
    }
}
