package dev.heddle.concolic;

import dev.heddle.explore.Deadline;
import dev.heddle.term.Answer;
import dev.heddle.term.Application;
import dev.heddle.term.Solver;
import dev.heddle.term.Sort;
import dev.heddle.term.Term;
import dev.heddle.term.Valuation;
import dev.heddle.term.Variable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * Looks for floating-point numbers by bisection: a {@linkplain Box box} in which the constraints cannot all hold, by what {@linkplain Enclosures encloses} their values, is left out, and any other is cut in
 * two. When no box is left there is no solution. Points of the boxes are tried on the way; what holds for them is found out by the JVM.
 *
 * <p>In one variable this decides nearly everything, also what solvers know nothing of, as powers and angles. In several it may take too long; they are asked then.
 */
final class Bisection implements Solver {

    /** So many enclosures are computed before it is given up. */
    private static final int MOST = 1_500_000;
    private static final int BOXES = 30_000;
    private static final int MANY_VARIABLES = 6;
    private static final int POINTS = 6;

    private final Solver next;
    private final Statistics statistics;

    Bisection(Solver next, Statistics statistics) {
        this.next = next;
        this.statistics = statistics;
    }

    @Override
    public Answer solve(List<Term> constraints, Valuation hint) {
        Answer answer = applies(constraints) ? search(constraints, hint) : null;
        if (answer != null) {
            statistics.answer(Statistics.Link.BISECTION);
            return answer;
        }
        return next.solve(constraints, hint);
    }

    @Override
    public void close() {
        next.close();
    }

    /** Whether there are floating-point numbers, and nothing but numbers. */
    private static boolean applies(List<Term> constraints) {
        boolean real = false;
        Set<Term> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        ArrayDeque<Term> open = new ArrayDeque<>(constraints);
        while (!open.isEmpty()) {
            Term term = open.pop();
            if (seen.add(term)) {
                if (term.sort() == Sort.STRING) {
                    return false;
                }
                real |= term.sort() == Sort.FLOAT || term.sort() == Sort.DOUBLE;
                for (int i = 0; term instanceof Application application && i < application.arity(); i++) {
                    open.push(application.argument(i));
                }
            }
        }
        return real;
    }

    /** The answer; null if it takes too long to find. */
    static Answer search(List<Term> constraints, Valuation hint) {
        List<Variable> variables = new ArrayList<>(Constraints.variables(constraints));
        if (variables.size() > MANY_VARIABLES) {
            return null;
        }
        Enclosures enclosures = new Enclosures(constraints);
        ArrayDeque<Box> open = new ArrayDeque<>();
        open.add(Box.of(variables));
        Random random = new Random(variables.size());
        for (int count = 0; !open.isEmpty(); count++) {
            if (count >= BOXES || (long) count * enclosures.size() > MOST) {
                return null;
            }
            Deadline.look(count);
            // Large boxes and small ones by turns: some solutions are everywhere, others at one place only.
            Box box = count % 2 == 0 ? open.removeFirst() : open.removeLast();
            if (!enclosures.mayHold(box::enclosure)) {
                continue;
            }
            Box[] halves = box.halves();
            for (int attempt = 0; attempt < (halves == null ? 1 : POINTS); attempt++) {
                Valuation point = box.point(halves == null ? 2 : attempt, random);
                if (Constraints.hold(constraints, point)) {
                    return new Answer.Satisfiable(Shrinking.of(constraints, point, hint));
                }
            }
            for (int i = 0; halves != null && i < halves.length; i++) {
                open.addLast(halves[i]);
            }
        }
        return new Answer.Unsatisfiable();
    }
}
