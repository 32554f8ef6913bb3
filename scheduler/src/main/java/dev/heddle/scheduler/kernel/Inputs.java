package dev.heddle.scheduler.kernel;

import dev.heddle.term.Valuation;
import dev.heddle.term.Variable;
import java.util.HashSet;
import java.util.Set;

/** The inputs of one execution: those given, and those that the program asked for. */
public final class Inputs {

    private final Valuation given;
    private final Set<String> names = new HashSet<>();
    private Valuation values = Valuation.EMPTY;

    Inputs(Valuation given) {
        this.given = given;
    }

    /** True if an input has this name already. */
    public boolean isTaken(String name) {
        return names.contains(name);
    }

    /** True if a value for {@code input} was given. */
    public boolean isGiven(Variable input) {
        return given.variables().contains(input);
    }

    /** The value of {@code input}, which the program asks for. */
    public Object ask(Variable input) {
        names.add(input.name());
        Object value = given.get(input);
        values = values.with(input, value);
        return value;
    }

    /** What the program has asked for, and got. */
    public Valuation values() {
        return values;
    }
}
