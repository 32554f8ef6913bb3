package dev.heddle.concolic;

import dev.heddle.term.Application;
import dev.heddle.term.Constant;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;

/**
 * The condition under which a term has a value. Solvers give every application a value, even a division by zero; with this
 * condition beside it, a constraint means to them what it means to us.
 */
final class Definedness {

    private final Map<Term, Term> known = new HashMap<>();

    /** The condition under which the evaluation of the term does not fail. */
    Term of(Term root) {
        ArrayDeque<Term> open = new ArrayDeque<>();
        open.push(root);
        while (!open.isEmpty()) {
            Term term = open.peek();
            if (!(term instanceof Application application) || known.containsKey(term)) {
                open.pop();
                continue;
            }
            boolean complete = true;
            for (int i = 0; i < application.arity(); i++) {
                Term argument = application.argument(i);
                if (argument instanceof Application && !known.containsKey(argument)) {
                    open.push(argument);
                    complete = false;
                }
            }
            if (complete) {
                open.pop();
                known.put(term, condition(application));
            }
        }
        return known(root);
    }

    private Term known(Term term) {
        return term instanceof Application ? known.get(term) : Constant.TRUE;
    }

    private Term condition(Application term) {
        Term first = known(term.argument(0));
        switch (term.operator()) {
            case ITE:
                return Terms.and(first, Terms.ite(term.argument(0), known(term.argument(1)), known(term.argument(2))));
            case AND:
                return Terms.and(first, Terms.or(Terms.not(term.argument(0)), known(term.argument(1))));
            case OR:
                return Terms.and(first, Terms.or(term.argument(0), known(term.argument(1))));
            default:
                Term all = first;
                Term[] arguments = new Term[term.arity()];
                for (int i = 0; i < arguments.length; i++) {
                    arguments[i] = term.argument(i);
                    all = i == 0 ? all : Terms.and(all, known(arguments[i]));
                }
                return Terms.and(all, Terms.isDefined(term.operator(), arguments));
        }
    }
}
