package dev.heddle.explore.inputs;

import dev.heddle.model.Event;
import dev.heddle.term.Sort;
import dev.heddle.term.Term;
import dev.heddle.term.Valuation;
import dev.heddle.term.Variable;
import dev.heddle.term.Vocabulary;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Inputs that are worth trying where nobody can say which matter: because a term became a plain value, or because a solver has to guess as well. What the program's code names matters more often than others, and so do
 * the ends of ranges.
 */
public final class Suggestions {

    /** So many further values of a term that became plain the solver chooses first. */
    private static final int SIMPLE = 2;
    /** So many values are suggested for a variable; others of the {@link Omissions#MOST_PINNED} that are tried are left to the solver. */
    private static final int MOST = 200;
    /** In so many values of each, two variables may change together. */
    private static final int OF_PAIRS = 24;
    private static final List<Object> ENDS = List.of(Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, -0.0f, Float.MIN_VALUE, Float.MAX_VALUE, Double.NaN,
            Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, -0.0, Double.MIN_VALUE, Double.MAX_VALUE);

    private record Change(Variable variable, Object value) {

        Valuation in(Valuation inputs) {
            return inputs.with(variable, value);
        }
    }

    private final Set<Variable> variables;
    private final String type;
    private final Vocabulary vocabulary;
    /** Null until somebody asks. */
    private List<List<Change>> all;
    private int simple;
    private int next;

    /**
     * Values of one or two of {@code variables}, where the code of the class {@code type} looks at them.
     *
     * @param simple how often there is nothing to suggest at first, so that a solver takes what is simplest
     */
    public Suggestions(Set<Variable> variables, String type, Vocabulary vocabulary, int simple) {
        this.variables = variables;
        this.type = type;
        this.vocabulary = vocabulary;
        this.simple = simple;
    }

    /** For the term that became a plain value in {@code event}. */
    public static Suggestions of(Event event, Vocabulary vocabulary) {
        return new Suggestions(event.pinned().variables(), event.codePoint() == null ? "" : event.codePoint().className(), vocabulary, SIMPLE);
    }

    private List<List<Change>> all() {
        List<List<Change>> each = new ArrayList<>();
        for (Variable variable : variables) {
            each.add(changes(variable));
        }
        List<List<Change>> sets = new ArrayList<>();
        for (List<Change> changes : each) {
            changes.forEach(change -> sets.add(List.of(change)));
        }
        if (each.size() == 2) {
            for (Change first : each.get(0).subList(0, Math.min(OF_PAIRS, each.get(0).size()))) {
                for (Change second : each.get(1).subList(0, Math.min(OF_PAIRS, each.get(1).size()))) {
                    sets.add(List.of(first, second));
                }
            }
        }
        return sets;
    }

    private List<Change> changes(Variable variable) {
        Set<Object> values = new LinkedHashSet<>(vocabulary.valuesOf(variable, type, MOST));
        if (variable.sort().isIntegral()) {
            for (long end : new long[] {variable.low(), variable.high()}) {
                values.add(variable.sort() == Sort.INT ? (Object) (int) end : (Object) end);
            }
        }
        ENDS.stream().filter(variable::admits).forEach(values::add);
        List<Change> changes = new ArrayList<>();
        values.forEach(value -> changes.add(new Change(variable, value)));
        return changes;
    }

    /** The next of them for which {@code constraints} hold, but for what is suggested as in {@code hint}. What was passed over is not looked at again: the constraints only ever become more. */
    public Optional<Valuation> next(List<Term> constraints, Valuation hint) {
        if (simple-- > 0) {
            return Optional.empty();
        }
        if (all == null) {
            all = all();
        }
        while (next < all.size()) {
            Valuation inputs = hint;
            for (Change change : all.get(next++)) {
                inputs = change.in(inputs);
            }
            if (hold(constraints, inputs)) {
                return Optional.of(inputs);
            }
        }
        return Optional.empty();
    }

    private static boolean hold(List<Term> constraints, Valuation inputs) {
        try {
            // The last are those that the last execution did not go by.
            for (int i = constraints.size() - 1; i >= 0; i--) {
                if (!(Boolean) constraints.get(i).evaluate(inputs)) {
                    return false;
                }
            }
            return true;
        } catch (ArithmeticException undefined) {
            return false;
        }
    }
}
