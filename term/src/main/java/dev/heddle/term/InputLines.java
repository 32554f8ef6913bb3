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
            lines.add(declaration(input) + " " + input.sort().text(inputs.get(input)));
        }
        return lines;
    }

    /** What {@link #of} has written; throws an IllegalArgumentException if it has not. */
    public static Valuation parse(List<String> lines) {
        Map<Variable, Object> values = new LinkedHashMap<>();
        for (String line : lines) {
            try {
                int end = endOfDeclaration(line);
                Variable input = variable(line.substring(0, end));
                if (end == line.length()) {
                    throw new IllegalArgumentException("there is no value");
                }
                values.put(input, input.sort().parse(line.substring(end + 1)));
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException("'" + line + "' is no input", e);
            }
        }
        return Valuation.of(values);
    }

    /** Kind, bounds and name of a variable. */
    static String declaration(Variable variable) {
        return variable.kind().name().toLowerCase(Locale.ROOT) + " " + variable.low() + " " + variable.high() + " " + Text.quote(variable.name());
    }

    /** The variable of a {@link #declaration}. */
    static Variable variable(String declaration) {
        String[] words = declaration.split(" ", 4);
        return Variable.of(Text.unquote(words[3]), Variable.Kind.valueOf(words[0].toUpperCase(Locale.ROOT)), Long.parseLong(words[1]), Long.parseLong(words[2]));
    }

    /** Where the {@link #declaration} that {@code line} begins with ends: at a blank or at the end of the line. */
    static int endOfDeclaration(String line) {
        String[] words = line.split(" ", 4);
        if (words.length < 4) {
            throw new IllegalArgumentException("there is no variable in it");
        }
        return Text.endOfLiteral(line, line.length() - words[3].length());
    }
}
