package dev.heddle.term;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Inputs and their values as text, one on a line: {@code int -2147483648 2147483647 "amount" 10}, that is the kind, the
 * bounds, the name and the value.
 */
public final class InputLines {

    private InputLines() {
    }

    public static List<String> of(Valuation inputs) {
        List<String> lines = new ArrayList<>();
        for (Variable input : inputs.variables()) {
            lines.add(input.kind().name().toLowerCase(Locale.ROOT) + " " + input.low() + " " + input.high() + " " + Text.quote(input.name()) + " "
                    + input.sort().text(inputs.get(input)));
        }
        return lines;
    }

    /** What {@link #of} has written; throws an IllegalArgumentException if it has not. */
    public static Valuation parse(List<String> lines) {
        Map<Variable, Object> values = new LinkedHashMap<>();
        for (String line : lines) {
            String[] words = line.split(" ", 4);
            int end = words.length < 4 ? -1 : endOfName(words[3]);
            if (end < 0) {
                throw new IllegalArgumentException("'" + line + "' is no input");
            }
            try {
                Variable input = Variable.of(Text.unquote(words[3].substring(0, end)), Variable.Kind.valueOf(words[0].toUpperCase(Locale.ROOT)),
                        Long.parseLong(words[1]), Long.parseLong(words[2]));
                values.put(input, input.sort().parse(words[3].substring(end + 1)));
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException("'" + line + "' is no input", e);
            }
        }
        return Valuation.of(values);
    }

    /** Where the blank after the quoted name is; negative if there is none. */
    private static int endOfName(String text) {
        for (int i = 1; i < text.length(); i++) {
            if (text.charAt(i) == '\\') {
                i++;
            } else if (text.charAt(i) == '"') {
                return i + 1 < text.length() && text.charAt(i + 1) == ' ' ? i + 1 : -1;
            }
        }
        return -1;
    }
}
