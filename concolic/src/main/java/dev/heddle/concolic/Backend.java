package dev.heddle.concolic;

import dev.heddle.term.Answer;
import dev.heddle.term.Application;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Solver;
import dev.heddle.term.Sort;
import dev.heddle.term.Term;
import dev.heddle.term.Valuation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The last link: Z3 and, where there are strings or floating-point numbers and Z3 gives up, cvc5. Whole numbers are bits to it, and integers where there are strings or quotients. A model is believed only
 * after the constraints were evaluated with it.
 */
final class Backend implements Solver {

    private static final int REFINEMENTS = 8;
    /** How often it is asked again where others had the processor for most of its time. */
    private static final int PATIENCE = 3;
    /** The attempt to find small values may take so many milliseconds. */
    private static final int SHORT = 200;
    private static final Set<Operator> QUOTIENTS = EnumSet.of(Operator.IDIV, Operator.IREM, Operator.LDIV, Operator.LREM);
    private static final Set<Operator> BITWISE = EnumSet.of(Operator.IAND, Operator.IOR, Operator.IXOR, Operator.ISHL, Operator.ISHR, Operator.IUSHR, Operator.LAND, Operator.LOR, Operator.LXOR,
            Operator.LSHL, Operator.LSHR, Operator.LUSHR);
    private static final String TIME_UP = "its time was up";

    private final Statistics statistics;
    /** What one attempt may take. */
    private final long nanoseconds;
    private final SolverConnection connection;
    private final Narrowing narrowing = new Narrowing();
    private final SmtSession small;
    private final SmtSession bits;
    private final SmtSession integers;
    private final SmtSession fallbackBits;
    private final SmtSession fallbackIntegers;

    Backend(SolverOptions options, Statistics statistics) {
        this.statistics = statistics;
        this.connection = new SolverConnection(options, statistics);
        int milliseconds = options.milliseconds();
        this.nanoseconds = milliseconds * 1_000_000L;
        this.small = SmtSession.z3(connection, 5, Smt.INTEGERS, Math.min(milliseconds, SHORT));
        this.bits = SmtSession.z3(connection, 1, Smt.BITS, milliseconds);
        // What Z3 can do with strings it does at once, and cvc5 can do more.
        this.integers = SmtSession.z3(connection, 2, Smt.INTEGERS, Math.max(1, milliseconds / 4));
        this.fallbackBits = SmtSession.cvc5(connection, 3, Smt.BITS, milliseconds);
        this.fallbackIntegers = SmtSession.cvc5(connection, 4, Smt.INTEGERS, milliseconds);
    }

    SolverConnection connection() {
        return connection;
    }

    @Override
    public Answer solve(List<Term> constraints, Valuation hint) {
        List<Term> all = new ArrayList<>();
        Definedness definedness = new Definedness();
        for (Term constraint : constraints) {
            Term defined = definedness.of(constraint);
            if (defined != Constant.TRUE) {
                all.add(defined);
            }
            all.add(constraint);
        }
        Set<Sort> sorts = sorts(all);
        boolean strings = sorts.contains(Sort.STRING);
        boolean reals = sorts.contains(Sort.FLOAT) || sorts.contains(Sort.DOUBLE);
        Answer answer = strings ? null : solveSmall(all, hint);
        if (answer == null && !strings && !reals && hasQuotients(all)) {
            // Among bits a quotient is a circuit of thousands of gates, among integers a sum.
            Answer first = solve(integers, Statistics.Link.Z3, all, hint, false);
            answer = first instanceof Answer.Unknown ? null : first;
        }
        if (answer == null) {
            answer = solve(strings ? integers : bits, Statistics.Link.Z3, all, hint, strings);
        }
        if (answer instanceof Answer.Unknown first && (strings || reals)) {
            answer = solve(strings ? fallbackIntegers : fallbackBits, Statistics.Link.CVC5, all, hint, strings);
            if (answer instanceof Answer.Unknown second) {
                answer = first.equals(second) ? first : new Answer.Unknown("Z3: " + first.reason() + "; cvc5: " + second.reason());
            }
        }
        return answer;
    }

    /** The answer found with small numbers; null if there is none. */
    private Answer solveSmall(List<Term> constraints, Valuation hint) {
        List<Term> narrowed = narrowing.of(constraints);
        if (narrowed == null || narrowed.contains(Constant.FALSE)) {
            return null;
        }
        try {
            SmtSession.Result result = small.check(narrowed, false);
            if (result.status().equals("unsat") && Narrowing.isExact(constraints)) {
                statistics.answer(Statistics.Link.Z3);
                return new Answer.Unsatisfiable();
            }
            Valuation model = Narrowing.widened(result.model(), constraints);
            if (!result.status().equals("sat") || !Constraints.hold(constraints, model)) {
                return null;
            }
            statistics.answer(Statistics.Link.Z3);
            return new Answer.Satisfiable(Shrinking.of(constraints, model, hint));
        } catch (SolverConnection.LostException e) {
            return new Answer.Unknown(e.getMessage());
        } catch (IllegalArgumentException | IndexOutOfBoundsException | ClassCastException e) {
            statistics.wrongModel();
            return null;
        }
    }

    /** Looks for readable strings first, if there are strings at all. */
    private Answer solve(SmtSession session, Statistics.Link link, List<Term> constraints, Valuation hint, boolean strings) {
        if (strings) {
            Answer answer = attempt(session, link, constraints, hint, true);
            if (answer instanceof Answer.Satisfiable) {
                return answer;
            }
        }
        return attempt(session, link, constraints, hint, false);
    }

    private Answer attempt(SmtSession session, Statistics.Link link, List<Term> constraints, Valuation hint, boolean readable) {
        try {
            long start = System.nanoTime();
            SmtSession.Result result = session.check(constraints, readable);
            for (int again = 0; again < PATIENCE && result.status().equals("unknown") && connection.wasStarved(); again++) {
                result = session.check(constraints, readable);
            }
            for (int round = 0; round < REFINEMENTS; round++) {
                if (result.status().equals("unsat")) {
                    if (readable) {
                        return new Answer.Unknown("there are no readable strings");
                    }
                    statistics.answer(link);
                    return new Answer.Unsatisfiable();
                }
                if (!result.status().equals("sat")) {
                    return new Answer.Unknown(sentence(result.status()));
                }
                if (Constraints.hold(constraints, result.model())) {
                    statistics.answer(link);
                    return new Answer.Satisfiable(Shrinking.of(constraints, result.model(), hint));
                }
                if (System.nanoTime() - start > nanoseconds) {
                    return new Answer.Unknown(TIME_UP);
                }
                SmtSession.Result refined = session.refine(constraints, result.model());
                if (refined == null) {
                    statistics.wrongModel();
                    return new Answer.Unknown("what it found does not lead there");
                }
                result = refined;
            }
            return new Answer.Unknown("nothing that it found led there, in " + REFINEMENTS + " attempts");
        } catch (SolverConnection.LostException e) {
            return new Answer.Unknown(e.getMessage());
        } catch (IllegalArgumentException | IndexOutOfBoundsException | ClassCastException e) {
            statistics.wrongModel();
            return new Answer.Unknown("what it found cannot be read");
        }
    }

    /** What a status that is neither {@code sat} nor {@code unsat} means. */
    static String sentence(String status) {
        String text = status.toLowerCase(Locale.ROOT);
        if (text.equals("unknown")) {
            return "neither inputs nor a proof that there are none";
        } else if (text.contains("timeout") || text.contains("cancel") || text.contains("interrupt")) {
            return TIME_UP;
        } else if (text.contains("memory")) {
            return "it had not enough memory";
        } else if (text.contains("noclassdeffound") || text.contains("unsatisfiedlink")) {
            return "its library cannot be loaded";
        }
        return "it could not make anything of the question";
    }

    /** Whether something is divided, and nobody looks at bits. */
    private static boolean hasQuotients(List<Term> constraints) {
        boolean quotients = false;
        for (Term term : terms(constraints)) {
            if (term instanceof Application application) {
                quotients |= QUOTIENTS.contains(application.operator());
                if (BITWISE.contains(application.operator())) {
                    return false;
                }
            }
        }
        return quotients;
    }

    /** The sorts of all terms in the constraints. */
    private static Set<Sort> sorts(List<Term> constraints) {
        Set<Sort> sorts = EnumSet.noneOf(Sort.class);
        for (Term term : terms(constraints)) {
            sorts.add(term.sort());
        }
        return sorts;
    }

    private static Set<Term> terms(List<Term> constraints) {
        Set<Term> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        ArrayDeque<Term> open = new ArrayDeque<>(constraints);
        while (!open.isEmpty()) {
            Term term = open.pop();
            if (seen.add(term)) {
                for (int i = 0; term instanceof Application application && i < application.arity(); i++) {
                    open.push(application.argument(i));
                }
            }
        }
        return seen;
    }

    @Override
    public void close() {
        connection.close();
    }
}
