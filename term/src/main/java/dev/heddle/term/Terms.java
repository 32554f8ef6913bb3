package dev.heddle.term;

import java.util.List;

/** Makes terms, in a simple form that has the same value. */
public final class Terms {

    private static final Recent RECENT = new Recent();
    private static final Memo MEMO = new Memo();

    private Terms() {
    }

    /** The operator applied to the arguments, simplified. */
    public static Term apply(Operator operator, Term... arguments) {
        switch (arguments.length) {
            case 1:
                return apply(operator, arguments[0]);
            case 2:
                return apply(operator, arguments[0], arguments[1]);
            default:
                return make(operator, arguments.clone());
        }
    }

    /** The operator applied to one argument, simplified. */
    public static Term apply(Operator operator, Term argument) {
        Term known = RECENT.find(operator, argument, null);
        return known != null ? known : remembered(operator, argument, null);
    }

    /** The operator applied to two arguments, simplified. */
    public static Term apply(Operator operator, Term left, Term right) {
        Term known = RECENT.find(operator, left, right);
        return known != null ? known : remembered(operator, left, right);
    }

    /** The operator applied to a term and a number of sort INT, simplified. */
    public static Term apply(Operator operator, Term left, int right) {
        Term known = RECENT.find(operator, left, right);
        return known != null ? known : remembered(operator, left, Constant.of(right));
    }

    /** The operator applied to a term and a number of sort LONG, simplified. */
    public static Term apply(Operator operator, Term left, long right) {
        Term known = RECENT.find(operator, left, right);
        return known != null ? known : remembered(operator, left, Constant.of(right));
    }

    /** The operator applied to one argument or, if {@code right} is not null, to two: a term that was made before, if there is one. */
    private static Term remembered(Operator operator, Term left, Term right) {
        Term term = MEMO.get(operator, left, right);
        if (term == null) {
            term = make(operator, right == null ? new Term[] {left} : new Term[] {left, right});
            MEMO.put(operator, left, right, term);
        }
        RECENT.add(operator, left, right, term);
        return term;
    }

    private static Term make(Operator operator, Term[] arguments) {
        Sort sort = check(operator, arguments);
        Term folded = fold(operator, arguments);
        if (folded != null) {
            return folded;
        }
        Term simple = simplified(operator, sort, arguments);
        return simple != null ? simple : new Application(operator, sort, arguments);
    }

    public static Term not(Term condition) {
        return apply(Operator.NOT, condition);
    }

    public static Term and(Term one, Term other) {
        return apply(Operator.AND, one, other);
    }

    /** All of the conditions; true if there are none. */
    public static Term and(List<Term> conditions) {
        Term all = Constant.TRUE;
        for (Term condition : conditions) {
            all = and(all, condition);
        }
        return all;
    }

    public static Term or(Term one, Term other) {
        return apply(Operator.OR, one, other);
    }

    public static Term ite(Term condition, Term yes, Term no) {
        return apply(Operator.ITE, condition, yes, no);
    }

    /** The number 1 if the condition holds, else 0. */
    public static Term toInt(Term condition) {
        return ite(condition, Constant.of(1), Constant.of(0));
    }

    /** Whether an INT term, which stands for a boolean, is not 0. */
    public static Term toBoolean(Term number) {
        return not(eq(number, Constant.of(0)));
    }

    /** Equality as {@code ==} of the sort says; of strings as {@link String#equals} says. */
    public static Term eq(Term one, Term other) {
        switch (one.sort()) {
            case INT:
                return apply(Operator.IEQ, one, other);
            case LONG:
                return apply(Operator.LEQ, one, other);
            case FLOAT:
                return apply(Operator.FEQ, one, other);
            case DOUBLE:
                return apply(Operator.DEQ, one, other);
            case STRING:
                return apply(Operator.SEQ, one, other);
            default:
                return ite(one, other, not(other));
        }
    }

    /** That a term has one value, and no other that can be told from it: of floats and doubles also the sign of a zero. */
    public static Term hasValue(Term term, Object value) {
        return same(term, Constant.ofValue(value));
    }

    /** Equality as the {@code equals} of the class of boxes says. */
    public static Term same(Term one, Term other) {
        switch (one.sort()) {
            case FLOAT:
                return apply(Operator.FSAME, one, other);
            case DOUBLE:
                return apply(Operator.DSAME, one, other);
            default:
                return eq(one, other);
        }
    }

    /** The condition under which an operator has a value for arguments that have one; true for most. */
    public static Term isDefined(Operator operator, Term... arguments) {
        switch (operator) {
            case IDIV:
            case IREM:
            case LDIV:
            case LREM:
                return not(eq(arguments[1], constant(arguments[1].sort(), 0)));
            case SCHARAT:
                return and(apply(Operator.ILE, Constant.of(0), arguments[1]), apply(Operator.ILT, arguments[1], apply(Operator.SLENGTH, arguments[0])));
            case SUBSTRING:
                return and(and(apply(Operator.ILE, Constant.of(0), arguments[1]), apply(Operator.ILE, arguments[1], arguments[2])),
                        apply(Operator.ILE, arguments[2], apply(Operator.SLENGTH, arguments[0])));
            case PARSE_INT:
                return apply(Operator.IS_INT, arguments[0]);
            case PARSE_LONG:
                return apply(Operator.IS_LONG, arguments[0]);
            default:
                return Constant.TRUE;
        }
    }

    /** The sort of the operator applied to the arguments; throws an IllegalArgumentException if they are not what it takes. */
    static Sort check(Operator operator, Term[] arguments) {
        if (arguments.length != operator.arity()) {
            throw new IllegalArgumentException(operator + " takes " + operator.arity() + " arguments, not " + arguments.length);
        }
        for (int i = 0; i < arguments.length; i++) {
            Sort expected = operator.argument(i);
            if (expected == null) {
                expected = arguments[1].sort();
            }
            if (arguments[i].sort() != expected) {
                throw new IllegalArgumentException(operator + " takes a term of sort " + expected + ", not " + arguments[i].sort());
            }
        }
        return operator.result() == null ? arguments[1].sort() : operator.result();
    }

    private static Term fold(Operator operator, Term[] arguments) {
        for (Term argument : arguments) {
            if (!(argument instanceof Constant)) {
                return null;
            }
        }
        Object[] values = new Object[arguments.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = ((Constant) arguments[i]).value();
        }
        try {
            return Constant.ofValue(operator.apply(values));
        } catch (ArithmeticException e) {
            // What has no value stays as it is.
            return null;
        }
    }

    /** A simpler term; null if there is none. */
    private static Term simplified(Operator operator, Sort sort, Term[] arguments) {
        if (operator == Operator.NOT) {
            return Conditions.not(arguments[0]);
        }
        if (operator == Operator.AND || operator == Operator.OR) {
            return Conditions.junction(operator, arguments[0], arguments[1]);
        }
        if (operator == Operator.ITE) {
            return Conditions.conditional(arguments[0], arguments[1], arguments[2]);
        }
        if (Strings.isOfStrings(operator)) {
            return Strings.simplified(operator, arguments);
        }
        if (sort == Sort.BOOLEAN) {
            return Comparisons.simplified(operator, arguments[0], arguments[1]);
        }
        if (arguments.length == 1 && operator.symbol().startsWith("(")) {
            return Conversions.simplified(operator, arguments[0]);
        }
        if (sort.isIntegral()) {
            return Integers.simplified(operator, sort, arguments[0], arguments.length > 1 ? arguments[1] : null);
        }
        return Floats.simplified(operator, arguments);
    }

    // What the rules use.

    /** The argument if the term is this operator applied to one, else null. */
    static Term argument(Term term, Operator operator) {
        return is(term, operator) ? ((Application) term).argument(0) : null;
    }

    static boolean is(Term term, Operator operator) {
        return term instanceof Application && ((Application) term).operator() == operator;
    }

    static Term argument(Term application, int index) {
        return ((Application) application).argument(index);
    }

    /** The number as a constant of sort INT, to which it is cut, or LONG. */
    static Constant constant(Sort sort, long number) {
        return sort == Sort.INT ? Constant.of((int) number) : Constant.of(number);
    }
}
