package dev.heddle.report.json;

import dev.heddle.model.FormatException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads one JSON text (RFC 8259) from its begin to its end. */
final class JsonReader {

    private static final Pattern NUMBER = Pattern.compile("-?(?:0|[1-9]\\d*)(\\.\\d+)?([eE][-+]?\\d+)?");

    private final String text;
    private int position;

    JsonReader(String text) {
        this.text = text;
    }

    Object read() {
        Object value = value();
        next();
        if (position < text.length()) {
            throw unexpected();
        }
        return value;
    }

    private Object value() {
        return switch (next()) {
            case '{' -> object();
            case '[' -> array();
            case '"' -> string();
            case 't' -> literal("true", true);
            case 'f' -> literal("false", false);
            case 'n' -> literal("null", null);
            default -> number();
        };
    }

    private Map<String, Object> object() {
        Map<String, Object> members = new LinkedHashMap<>();
        expect('{');
        if (next() != '}') {
            member(members);
            while (next() == ',') {
                expect(',');
                member(members);
            }
        }
        expect('}');
        return members;
    }

    private void member(Map<String, Object> members) {
        if (next() != '"') {
            throw unexpected();
        }
        String name = string();
        expect(':');
        members.put(name, value());
    }

    private List<Object> array() {
        List<Object> elements = new ArrayList<>();
        expect('[');
        if (next() != ']') {
            elements.add(value());
            while (next() == ',') {
                expect(',');
                elements.add(value());
            }
        }
        expect(']');
        return elements;
    }

    private String string() {
        StringBuilder out = new StringBuilder();
        position++;
        while (here() != '"') {
            if (here() < ' ') {
                throw unexpected();
            }
            out.append(here() == '\\' ? escaped() : here());
            position++;
        }
        position++;
        return out.toString();
    }

    /** The character that an escape stands for; afterwards the position is at the escape's last character. */
    private char escaped() {
        position++;
        return switch (here()) {
            case '"', '\\', '/' -> here();
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> unicode();
            default -> throw unexpected();
        };
    }

    private char unicode() {
        int code = 0;
        for (int i = 0; i < 4; i++) {
            position++;
            int digit = here() < 128 ? Character.digit(here(), 16) : -1;
            if (digit < 0) {
                throw unexpected();
            }
            code = code * 16 + digit;
        }
        return (char) code;
    }

    private Object literal(String word, Object value) {
        if (!text.startsWith(word, position)) {
            throw unexpected();
        }
        position += word.length();
        return value;
    }

    private Number number() {
        Matcher number = NUMBER.matcher(text).region(position, text.length());
        if (!number.lookingAt()) {
            throw unexpected();
        }
        position = number.end();
        boolean isWhole = number.group(1) == null && number.group(2) == null && number.group().length() <= 18;
        return isWhole ? (Number) Long.valueOf(number.group()) : (Number) Double.valueOf(number.group());
    }

    private void expect(char wanted) {
        if (next() != wanted) {
            throw unexpected();
        }
        position++;
    }

    /** The next character that is no white space, at which the position is then; 0 at the end. */
    private char next() {
        while (position < text.length() && " \t\r\n".indexOf(text.charAt(position)) >= 0) {
            position++;
        }
        return here();
    }

    private char here() {
        return position < text.length() ? text.charAt(position) : 0;
    }

    private FormatException unexpected() {
        long line = text.substring(0, Math.min(position, text.length())).chars().filter(c -> c == '\n').count() + 1;
        return new FormatException(position < text.length() ? "'" + here() + "' is not expected in line " + line : "the text ends in the middle");
    }
}
