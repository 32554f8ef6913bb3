package dev.heddle.term;

import java.util.Set;

/**
 * An expression over symbolic inputs: a constant, a variable, or an operator applied to terms. Terms are immutable and equal
 * if their structure is.
 */
public abstract sealed class Term permits Constant, Variable, Application {

    private final Sort sort;
    private final int hash;
    /** Where what was last made of this term may be found, and what before that: places of {@link Recent}. */
    int latest;
    int earlier;

    Term(Sort sort, int hash) {
        this.sort = sort;
        this.hash = hash;
    }

    public final Sort sort() {
        return sort;
    }

    /** The variables in the order of their first occurrence. */
    public abstract Set<Variable> variables();

    /**
     * The value of this term where the variables have the values given.
     *
     * @throws ArithmeticException if an operator in a part that is evaluated has no value, as a division by zero has none
     */
    public final Object evaluate(Valuation valuation) {
        return Evaluation.of(this, valuation);
    }

    /** A lower bound of the value, for the sorts INT and LONG; of the length, for STRING. */
    public abstract long low();

    /** An upper bound of the value, for the sorts INT and LONG; of the length, for STRING. */
    public abstract long high();

    /** The number of nodes of the term written out as a tree, at most {@link Integer#MAX_VALUE}. */
    public abstract int size();

    @Override
    public final int hashCode() {
        return hash;
    }

    @Override
    public final boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof Term && hash == ((Term) other).hash && Equality.equal(this, (Term) other);
    }

    /** The term as an expression of Java, as far as there is one. */
    @Override
    public final String toString() {
        return new Printer().print(this);
    }
}
