package dev.heddle.term;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** Values of variables. A variable without one has its {@linkplain Variable#initial() simplest value}. */
public final class Valuation {

    public static final Valuation EMPTY = new Valuation(Collections.emptyMap());

    private final Map<Variable, Object> values;

    private Valuation(Map<Variable, Object> values) {
        this.values = values;
    }

    public static Valuation of(Map<Variable, Object> values) {
        Map<Variable, Object> copy = new LinkedHashMap<>();
        for (Map.Entry<Variable, Object> entry : values.entrySet()) {
            copy.put(entry.getKey(), checked(entry.getKey(), entry.getValue()));
        }
        return copy.isEmpty() ? EMPTY : new Valuation(copy);
    }

    private static Object checked(Variable variable, Object value) {
        if (!variable.admits(value)) {
            throw new IllegalArgumentException(variable.name() + " cannot be " + value);
        }
        return value;
    }

    public Object get(Variable variable) {
        Object value = values.get(variable);
        return value == null ? variable.initial() : value;
    }

    /** This valuation with another value of one variable. */
    public Valuation with(Variable variable, Object value) {
        Map<Variable, Object> copy = new LinkedHashMap<>(values);
        copy.put(variable, checked(variable, value));
        return new Valuation(copy);
    }

    /** This valuation, overridden by another. */
    public Valuation with(Valuation other) {
        if (values.isEmpty() || other.values.isEmpty()) {
            return values.isEmpty() ? other : this;
        }
        Map<Variable, Object> copy = new LinkedHashMap<>(values);
        copy.putAll(other.values);
        return new Valuation(copy);
    }

    /** The variables that were given a value. */
    public Set<Variable> variables() {
        return Collections.unmodifiableSet(values.keySet());
    }

    /** The names of the variables that were given a value. */
    public Set<String> names() {
        Set<String> names = new LinkedHashSet<>();
        for (Variable variable : values.keySet()) {
            names.add(variable.name());
        }
        return names;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Valuation && values.equals(((Valuation) other).values);
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }

    /** For people: {@code amount = 10, flag = true}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Map.Entry<Variable, Object> entry : values.entrySet()) {
            if (text.length() > 0) {
                text.append(", ");
            }
            text.append(entry.getKey().name()).append(" = ").append(entry.getKey().show(entry.getValue()));
        }
        return text.toString();
    }
}
