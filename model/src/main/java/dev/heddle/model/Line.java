package dev.heddle.model;

/**
 * A line of our text formats: a keyword, a blank, and a value in which line breaks are escaped.
 *
 * @param place where it was read, for a reader
 * @param value without escapes
 */
public record Line(String place, String keyword, String value) {

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
        return keyword + " " + value.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r");
    }

    private static String unescape(String value) {
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '\\' && i + 1 < value.length()) {
                char next = value.charAt(++i);
                result.append(next == 'n' ? '\n' : next == 'r' ? '\r' : next);
            } else {
                result.append(c);
            }
        }
        return result.toString();
    }
}
