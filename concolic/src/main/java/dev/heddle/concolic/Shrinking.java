package dev.heddle.concolic;

import dev.heddle.term.Sort;
import dev.heddle.term.Term;
import dev.heddle.term.Valuation;
import dev.heddle.term.Variable;
import java.util.ArrayList;
import java.util.List;

/** Makes a model simpler by evaluation alone: one variable after the other goes back to the hint, or becomes a smaller value. */
final class Shrinking {

    private static final int ATTEMPTS = 400;

    private final List<Term> constraints;
    private Valuation model;
    private int attempts;

    private Shrinking(List<Term> constraints, Valuation model) {
        this.constraints = constraints;
        this.model = model;
    }

    /** A model of the constraints that is at least as near to the hint and as simple as the one given. */
    static Valuation of(List<Term> constraints, Valuation model, Valuation hint) {
        Shrinking shrinking = new Shrinking(constraints, model);
        List<Variable> changed = new ArrayList<>();
        for (Variable variable : model.variables()) {
            if (!shrinking.accept(variable, hint.get(variable))) {
                changed.add(variable);
            }
        }
        for (Variable variable : changed) {
            shrinking.shrink(variable);
        }
        return shrinking.model;
    }

    /** Takes the value if the constraints hold with it. */
    private boolean accept(Variable variable, Object value) {
        if (value.equals(model.get(variable))) {
            return true;
        }
        if (attempts >= ATTEMPTS || !variable.admits(value)) {
            return false;
        }
        attempts++;
        Valuation candidate = model.with(variable, value);
        for (Term constraint : constraints) {
            if (constraint.variables().contains(variable) && !Constraints.holds(constraint, candidate)) {
                return false;
            }
        }
        model = candidate;
        return true;
    }

    private void shrink(Variable variable) {
        if (accept(variable, variable.initial())) {
            return;
        }
        Sort sort = variable.sort();
        if (sort.isIntegral()) {
            shrinkNumber(variable);
        } else if (sort == Sort.STRING) {
            shrinkString(variable);
        } else {
            for (double value : new double[] {1, -1, 2, 0.5, 10, -10, 100, 1000}) {
                if (accept(variable, sort == Sort.FLOAT ? (Object) (float) value : (Object) value)) {
                    return;
                }
            }
            shrinkDouble(variable);
        }
    }

    private static Object box(Variable variable, long number) {
        return variable.sort() == Sort.INT ? (Object) (int) number : (Object) number;
    }

    private void shrinkNumber(Variable variable) {
        for (long value : new long[] {1, -1, 2, -2, 3, 5, 10, -10, 100, 1000}) {
            if (Math.abs(value) >= Math.abs(number(variable)) && number(variable) != Long.MIN_VALUE || accept(variable, box(variable, value))) {
                break;
            }
        }
        // The least step towards zero that fails and the largest that holds come together.
        long step = number(variable) / 2;
        while (step != 0 && attempts < ATTEMPTS) {
            if (!accept(variable, box(variable, number(variable) - step))) {
                step /= 2;
            } else {
                step = Math.abs(step) > Math.abs(number(variable)) ? number(variable) / 2 : step;
            }
        }
    }

    private long number(Variable variable) {
        return ((Number) model.get(variable)).longValue();
    }

    private void shrinkDouble(Variable variable) {
        double value = ((Number) model.get(variable)).doubleValue();
        for (double digits = 1; digits <= 1e6; digits *= 10) {
            double rounded = Math.rint(value * digits) / digits;
            for (double near : new double[] {rounded, rounded + 1 / digits, rounded - 1 / digits}) {
                if (accept(variable, variable.sort() == Sort.FLOAT ? (Object) (float) near : (Object) near)) {
                    return;
                }
            }
        }
    }

    /** Leaves characters out, and makes the others letters. */
    private void shrinkString(Variable variable) {
        for (int i = 0; i < ((String) model.get(variable)).length() && attempts < ATTEMPTS;) {
            String value = (String) model.get(variable);
            if (!accept(variable, value.substring(0, i) + value.substring(i + 1))) {
                i++;
            }
        }
        String value = (String) model.get(variable);
        for (int i = 0; i < value.length() && attempts < ATTEMPTS; i++) {
            for (char letter : new char[] {'a', 'b', '0', '1', 'A', ' '}) {
                if (value.charAt(i) == letter || accept(variable, value.substring(0, i) + letter + value.substring(i + 1))) {
                    break;
                }
            }
            value = (String) model.get(variable);
        }
    }
}
