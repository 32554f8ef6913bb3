package dev.heddle.model;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line of our text formats: a keyword, a blank, and a value in which line breaks are escaped.
 *
 * @param place where it was read, for a reader
 * @param value without escapes
 */
public record Line(String place, String keyword, String value) {

    private static final Pattern CODE = Pattern.compile("u([0-9a-f]{4})");

    public static Line of(String keyword, String value) {
        return new Line("", keyword, value);
    }

    /** Line {@code number} of a {@code format}. */
    public static Line parse(int number, String format, String text) {
        int blank = text.indexOf(' ');
        String place = "line " + number + " of the " + format;
        return blank < 0 ? new Line(place, text, "") : new Line(place, text.substring(0, blank), unescape(text.substring(blank + 1)));
    }

    /** Says what is wrong with it. */
    public FormatException wrong(String what) {
        return new FormatException(place + " " + what);
    }

    /** The value as two words, of which the second may have blanks. */
    public String[] halves() {
        int blank = value.indexOf(' ');
        if (blank < 0) {
            throw wrong("lacks its second half");
        }
        return new String[] {value.substring(0, blank), value.substring(blank + 1)};
    }

    @Override
    public String toString() {
        return keyword + " " + escape(value);
    }

    /** What would break the line, steer a terminal, or is no character, such as half of a pair, is spelt. */
    private static String escape(String value) {
        StringBuilder result = new StringBuilder();
        int next;
        for (int i = 0; i < value.length(); i = next) {
            int c = value.codePointAt(i);
            next = i + Character.charCount(c);
            if (c == '\\') {
                result.append("\\\\");
            } else if (c == '\n' || c == '\r') {
                result.append(c == '\n' ? "\\n" : "\\r");
            } else if (Character.isISOControl(c) || Character.getType(c) == Character.SURROGATE) {
                result.append(String.format("\\u%04x", c));
            } else {
                result.appendCodePoint(c);
            }
        }
        return result.toString();
    }

    private static String unescape(String value) {
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '\\' && i + 1 < value.length()) {
                char next = value.charAt(++i);
                Matcher code = CODE.matcher(value).region(i, value.length());
                if (code.lookingAt()) {
                    result.append((char) Integer.parseInt(code.group(1), 16));
                    i += 4;
                    continue;
                }
                result.append(next == 'n' ? '\n' : next == 'r' ? '\r' : next);
            } else {
                result.append(c);
            }
        }
        return result.toString();
    }
}
