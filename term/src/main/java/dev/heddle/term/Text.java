package dev.heddle.term;

/** Strings and characters as literals in printable ASCII. */
final class Text {

    private Text() {
    }

    static String quote(String value) {
        StringBuilder text = new StringBuilder(value.length() + 2).append('"');
        for (int i = 0; i < value.length(); i++) {
            escape(text, value.charAt(i), '"');
        }
        return text.append('"').toString();
    }

    static String quote(char value) {
        StringBuilder text = new StringBuilder(8).append('\'');
        escape(text, value, '\'');
        return text.append('\'').toString();
    }

    private static void escape(StringBuilder text, char c, char quote) {
        if (c == quote || c == '\\') {
            text.append('\\').append(c);
        } else if (c == '\n') {
            text.append("\\n");
        } else if (c == '\t') {
            text.append("\\t");
        } else if (c >= ' ' && c < 0x7f) {
            text.append(c);
        } else {
            text.append("\\u");
            for (int shift = 12; shift >= 0; shift -= 4) {
                text.append(Character.forDigit(c >> shift & 15, 16));
            }
        }
    }

    /** Where the string literal that begins at {@code from} ends: at a blank or at the end of the text. */
    static int endOfLiteral(String text, int from) {
        for (int i = from + 1; i < text.length(); i++) {
            if (text.charAt(i) == '\\') {
                i++;
            } else if (text.charAt(i) == '"') {
                if (i + 1 < text.length() && text.charAt(i + 1) != ' ') {
                    break;
                }
                return i + 1;
            }
        }
        throw new IllegalArgumentException("no literal in quotes: " + text);
    }

    /** The string whose literal this is. */
    static String unquote(String literal) {
        int end = literal.length() - 1;
        if (end < 1 || literal.charAt(0) != '"' || literal.charAt(end) != '"') {
            throw new IllegalArgumentException("not in quotes: " + literal);
        }
        StringBuilder value = new StringBuilder(end);
        for (int i = 1; i < end; i++) {
            char c = literal.charAt(i);
            if (c == '"') {
                throw new IllegalArgumentException("a quote within " + literal);
            }
            if (c != '\\') {
                value.append(c);
                continue;
            }
            if (++i >= end) {
                throw new IllegalArgumentException("unfinished escape in " + literal);
            }
            char escaped = literal.charAt(i);
            switch (escaped) {
                case 'n':
                    value.append('\n');
                    break;
                case 't':
                    value.append('\t');
                    break;
                case '"':
                case '\\':
                    value.append(escaped);
                    break;
                case 'u':
                    if (i + 4 >= end) {
                        throw new IllegalArgumentException("unfinished escape in " + literal);
                    }
                    value.append((char) Integer.parseInt(literal, i + 1, i + 5, 16));
                    i += 4;
                    break;
                default:
                    throw new IllegalArgumentException("unknown escape in " + literal);
            }
        }
        return value.toString();
    }
}
