package dev.heddle.term;

import java.util.ArrayDeque;
import java.util.IdentityHashMap;
import java.util.Map;

/** The values of terms under one valuation; parts that terms have in common are evaluated once. Of a conditional only the part that is chosen is evaluated. */
public final class Evaluation {

    private final Valuation valuation;
    private final Map<Term, Object> values = new IdentityHashMap<>();

    public Evaluation(Valuation valuation) {
        this.valuation = valuation;
    }

    static Object of(Term term, Valuation valuation) {
        return term.size() <= Equality.SMALL ? small(term, valuation) : new Evaluation(valuation).large(term);
    }

    /** The value of {@code term}; throws an ArithmeticException if it has none. */
    public Object of(Term term) {
        return term.size() <= Equality.SMALL ? small(term, valuation) : large(term);
    }

    private static Object small(Term term, Valuation valuation) {
        if (term instanceof Constant) {
            return ((Constant) term).value();
        }
        if (term instanceof Variable) {
            return valuation.get((Variable) term);
        }
        Application application = (Application) term;
        Operator operator = application.operator();
        int needed = 0;
        if (operator.isLazy()) {
            Object first = small(application.argument(0), valuation);
            needed = operator.next(first);
            return needed == 0 ? first : small(application.argument(needed), valuation);
        }
        Object[] arguments = new Object[application.arity()];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = small(application.argument(i), valuation);
        }
        return operator.apply(arguments);
    }

    /** Goes over the nodes with a stack of its own, and over each once. */
    private Object large(Term root) {
        ArrayDeque<Term> open = new ArrayDeque<>();
        open.push(root);
        while (!open.isEmpty()) {
            Term term = open.peek();
            if (values.containsKey(term)) {
                open.pop();
            } else if (term.size() <= Equality.SMALL) {
                open.pop();
                values.put(term, small(term, valuation));
            } else {
                Object value = step((Application) term, open);
                if (value != null) {
                    open.pop();
                    values.put(term, value);
                }
            }
        }
        return values.get(root);
    }

    /** The value if those of the arguments are known; else null, and the arguments missing are pushed. */
    private Object step(Application term, ArrayDeque<Term> open) {
        Operator operator = term.operator();
        if (operator.isLazy()) {
            Object first = values.get(term.argument(0));
            if (first == null) {
                open.push(term.argument(0));
                return null;
            }
            int next = operator.next(first);
            if (next == 0) {
                return first;
            }
            Object value = values.get(term.argument(next));
            if (value == null) {
                open.push(term.argument(next));
            }
            return value;
        }
        Object[] arguments = new Object[term.arity()];
        boolean complete = true;
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = values.get(term.argument(i));
            if (arguments[i] == null) {
                open.push(term.argument(i));
                complete = false;
            }
        }
        return complete ? operator.apply(arguments) : null;
    }
}
