package dev.heddle.term;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Terms as text: one line for each node, and what several terms share is written once. A term written out as a tree can be
 * exponentially larger.
 *
 * <p>A line is a constant, {@code constant int 10}; a variable with its kind, its bounds and what its values stand for,
 * {@code variable int 0 1 "colour" "RED" "GREEN"}; or an operator and the numbers of the lines, counted from 0, that are its arguments,
 * {@code IADD 0 1}. Arguments come first. Lines are printable ASCII.
 */
public final class TermTable {

    private static final String CONSTANT = "constant";
    private static final String VARIABLE = "variable";

    private final List<String> lines = new ArrayList<>();
    private final Map<String, Integer> numbers = new HashMap<>();
    /** By identity, because comparing large terms means walking through them; what is equal meets again as a line. */
    private final Map<Term, Integer> known = new IdentityHashMap<>();

    /** The number of the line that stands for {@code term}; the lines that it needs are added. */
    public int number(Term term) {
        ArrayDeque<Term> open = new ArrayDeque<>();
        open.push(term);
        while (!open.isEmpty()) {
            Term next = open.peek();
            if (known.containsKey(next) || isWritten(next, open)) {
                open.pop();
            }
        }
        return known.get(term);
    }

    /** Writes the line of a term whose arguments have theirs; else pushes those that have none. */
    private boolean isWritten(Term term, ArrayDeque<Term> open) {
        String line;
        if (term instanceof Constant) {
            line = CONSTANT + " " + lower(term.sort()) + " " + term.sort().text(((Constant) term).value());
        } else if (term instanceof Variable) {
            line = line((Variable) term);
        } else {
            line = line((Application) term, open);
        }
        if (line == null) {
            return false;
        }
        Integer number = numbers.get(line);
        if (number == null) {
            number = lines.size();
            lines.add(line);
            numbers.put(line, number);
        }
        known.put(term, number);
        return true;
    }

    private static String line(Variable variable) {
        StringBuilder line = new StringBuilder(VARIABLE).append(' ').append(InputLines.declaration(variable));
        for (String text : variable.texts()) {
            line.append(' ').append(Text.quote(text));
        }
        return line.toString();
    }

    private String line(Application application, ArrayDeque<Term> open) {
        StringBuilder line = new StringBuilder(application.operator().name());
        boolean complete = true;
        for (int i = application.arity() - 1; i >= 0; i--) {
            if (!known.containsKey(application.argument(i))) {
                open.push(application.argument(i));
                complete = false;
            }
        }
        for (int i = 0; complete && i < application.arity(); i++) {
            line.append(' ').append(known.get(application.argument(i)));
        }
        return complete ? line.toString() : null;
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /** The lines so far; those that are there never change. */
    public List<String> lines() {
        return Collections.unmodifiableList(lines);
    }

    /** For each line the term that it stands for, just as it was written; throws an IllegalArgumentException if {@link #lines} has not written them. */
    public static List<Term> read(List<String> lines) {
        List<Term> terms = new ArrayList<>(lines.size());
        for (String line : lines) {
            try {
                terms.add(term(line, terms));
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException("'" + line + "' is no term", e);
            }
        }
        return terms;
    }

    private static Term term(String line, List<Term> earlier) {
        String[] words = line.split(" ", 3);
        if (words[0].equals(CONSTANT) && words.length == 3) {
            return Constant.ofValue(Sort.valueOf(words[1].toUpperCase(Locale.ROOT)).parse(words[2]));
        }
        if (words[0].equals(VARIABLE) && words.length == 3) {
            return variable(line.substring(VARIABLE.length() + 1));
        }
        Operator operator = Operator.valueOf(words[0]);
        String[] numbers = line.substring(words[0].length()).trim().split(" ");
        Term[] arguments = new Term[numbers.length];
        for (int i = 0; i < numbers.length; i++) {
            int number = Integer.parseInt(numbers[i]);
            if (number < 0 || number >= earlier.size()) {
                throw new IllegalArgumentException("there is no line " + number + " before it");
            }
            arguments[i] = earlier.get(number);
        }
        return new Application(operator, Terms.check(operator, arguments), arguments);
    }

    private static Variable variable(String declaration) {
        int end = InputLines.endOfDeclaration(declaration);
        Variable variable = InputLines.variable(declaration.substring(0, end));
        List<String> texts = new ArrayList<>();
        while (end < declaration.length()) {
            int next = Text.endOfLiteral(declaration, end + 1);
            texts.add(Text.unquote(declaration.substring(end + 1, next)));
            end = next;
        }
        return texts.isEmpty() ? variable : variable.with(texts);
    }
}
