package dev.heddle.concolic;

import dev.heddle.term.Term;
import java.util.List;

/** The constraints that were asked about last. Queries about one path begin alike, and what was found out about the beginning need not be found out again. */
final class LastQuery {

    private Object[] constraints = {};

    /** With how many constraints of the last query {@code next}, which is the last from now on, begins. */
    int replace(List<Term> next) {
        Object[] before = constraints;
        constraints = next.toArray();
        int common = 0;
        while (common < before.length && common < constraints.length && before[common] == constraints[common]) {
            common++;
        }
        return common;
    }

    int size() {
        return constraints.length;
    }

    Term get(int index) {
        return (Term) constraints[index];
    }
}
