package dev.heddle.concolic;

import dev.heddle.term.Answer;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Solver;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import dev.heddle.term.Valuation;
import dev.heddle.term.Variable;
import java.util.ArrayList;
import java.util.List;

/**
 * Looks for strings of no more than so many characters where the program leaves open how long they are. The bound is a constraint like others, so
 * that without it there may be an answer where there is none with it: the solver is asked whether there is.
 */
public final class BoundedLengths implements Solver {

    private final Solver next;
    private final int longest;

    public BoundedLengths(Solver next, int longest) {
        this.next = next;
        this.longest = longest;
    }

    @Override
    public Answer solve(List<Term> constraints, Valuation hint) {
        List<Term> bounded = new ArrayList<>(constraints);
        for (Variable variable : Constraints.variables(constraints)) {
            if (variable.isOfAnyLength()) {
                bounded.add(Terms.apply(Operator.ILE, Terms.apply(Operator.SLENGTH, variable), Constant.of(longest)));
            }
        }
        Answer answer = next.solve(bounded, hint);
        if (bounded.size() == constraints.size() || !(answer instanceof Answer.Unsatisfiable)) {
            return answer;
        }
        return next.solve(constraints, hint) instanceof Answer.Unsatisfiable ? answer : new Answer.TooLong(longest);
    }

    @Override
    public void close() {
        next.close();
    }
}
