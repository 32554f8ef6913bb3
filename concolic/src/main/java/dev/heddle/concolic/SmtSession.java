package dev.heddle.concolic;

import dev.heddle.term.Application;
import dev.heddle.term.Constant;
import dev.heddle.term.Sort;
import dev.heddle.term.Term;
import dev.heddle.term.Valuation;
import dev.heddle.term.Variable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A conversation with one engine, in which the constraints of the last query are still on the engine's stack: of the next query
 * only what differs is sent. Each term that is more than small gets a name, so that shared terms are sent once.
 */
final class SmtSession {

    /** Terms up to this size are written where they are used. */
    private static final int SMALL = 12;
    /** Engines get slower with what they have learnt; after so many queries they begin anew. */
    private static final int RENEWED_AFTER = 3_000;

    /** What belongs to a constraint on the stack: the terms that got a name for it. */
    private record Level(Term constraint, List<Term> named) {
    }

    /** What the engine said, with values for all variables if it is {@code sat}. */
    record Result(String status, Valuation model) {
    }

    private final SolverConnection connection;
    private final String engine;
    private final int id;
    private final Smt smt;
    private final int milliseconds;
    private final boolean incremental;

    private final List<Level> stack = new ArrayList<>();
    private final Map<Term, String> names = new HashMap<>();
    /** Applications that SMT-LIB has no function for: to the engine, each is an unknown value. */
    private final Map<Application, String> abstracted = new LinkedHashMap<>();
    private int generation;
    private int counter;
    private int queries;

    private SmtSession(SolverConnection connection, String engine, int id, Smt smt, int milliseconds, boolean incremental) {
        this.connection = connection;
        this.engine = engine;
        this.id = id;
        this.smt = smt;
        this.milliseconds = milliseconds;
        this.incremental = incremental;
    }

    static SmtSession z3(SolverConnection connection, int id, Smt smt, int milliseconds) {
        return new SmtSession(connection, "z3", id, smt, milliseconds, true);
    }

    /** Where a query comes only now and then, there is nothing to gain from the last one. */
    static SmtSession cvc5(SolverConnection connection, int id, Smt smt, int milliseconds) {
        return new SmtSession(connection, "cvc5", id, smt, milliseconds, false);
    }

    /**
     * Asks for values that satisfy the constraints.
     *
     * @param readable whether strings must be of printable ASCII; it is then only an attempt, and {@code unsat} no answer
     */
    Result check(List<Term> constraints, boolean readable) throws SolverConnection.LostException {
        if (generation != connection.generation()) {
            clear();
        } else if (!incremental || queries >= RENEWED_AFTER) {
            forget();
        }
        StringBuilder script = new StringBuilder();
        if (queries++ == 0) {
            script.append(incremental ? "(set-option :timeout " + milliseconds + ")"
                    : "(set-logic ALL)(set-option :produce-models true)(set-option :strings-exp true)(set-option :fp-exp true)(set-option :tlimit-per "
                            + milliseconds + ")(set-option :incremental true)");
        }
        int common = 0;
        while (common < Math.min(stack.size(), constraints.size()) && stack.get(common).constraint.equals(constraints.get(common))) {
            common++;
        }
        if (common < stack.size()) {
            script.append("(pop ").append(stack.size() - common).append(')');
            while (stack.size() > common) {
                for (Term term : stack.remove(stack.size() - 1).named) {
                    names.remove(term);
                    abstracted.remove(term);
                }
            }
        }
        for (Term constraint : constraints.subList(common, constraints.size())) {
            Level level = new Level(constraint, new ArrayList<>());
            stack.add(level);
            script.append("(push 1)");
            String text = text(constraint, level, script);
            script.append("(assert ").append(text).append(')');
        }
        if (readable) {
            // No constraint is the constant, so that the next query takes this off the stack.
            stack.add(new Level(Constant.TRUE, new ArrayList<>()));
            script.append("(push 1)");
            for (Variable variable : Constraints.variables(constraints)) {
                if (variable.sort() == Sort.STRING) {
                    script.append("(assert ").append(SmtStrings.readable(names.get(variable))).append(')');
                }
            }
        }
        return run(script, constraints);
    }

    /**
     * Asks the last query again after having said what the abstracted applications are for the arguments that they have under
     * a model; null if there is nothing new to say.
     */
    Result refine(List<Term> constraints, Valuation model) throws SolverConnection.LostException {
        StringBuilder script = new StringBuilder();
        Level top = stack.get(stack.size() - 1);
        for (Map.Entry<Application, String> entry : abstracted.entrySet()) {
            Application application = entry.getKey();
            StringBuilder premise = new StringBuilder("(and true");
            Object[] values = new Object[application.arity()];
            Object value;
            try {
                for (int i = 0; i < values.length; i++) {
                    Term argument = application.argument(i);
                    values[i] = argument.evaluate(model);
                    premise.append(" (= ").append(text(argument, top, script)).append(' ').append(smt.constant(Constant.ofValue(values[i]))).append(')');
                }
                value = application.operator().apply(values);
            } catch (ArithmeticException e) {
                continue;
            }
            script.append("(assert (=> ").append(premise).append(") (= ").append(entry.getValue()).append(' ')
                    .append(smt.constant(Constant.ofValue(value))).append(")))");
        }
        return script.length() == 0 ? null : run(script, constraints);
    }

    private Result run(StringBuilder script, List<Term> constraints) throws SolverConnection.LostException {
        List<Variable> variables = new ArrayList<>(Constraints.variables(constraints));
        StringBuilder values = new StringBuilder("(get-value (");
        List<Sort> sorts = new ArrayList<>();
        for (Variable variable : variables) {
            values.append(names.get(variable)).append(' ');
            sorts.add(variable.sort());
        }
        values.append("))");
        script.append("(check-sat)");
        SolverConnection.Reply reply;
        try {
            reply = connection.run(engine, id, script.toString(), variables.isEmpty() ? "" : values.toString());
        } catch (SolverConnection.LostException e) {
            clear();
            throw e;
        }
        generation = connection.generation();
        if (!reply.status().equals("sat")) {
            if (!reply.status().equals("unsat")) {
                // After an interrupt an engine may refuse everything.
                forget();
            }
            return new Result(reply.status(), Valuation.EMPTY);
        }
        Map<Variable, Object> model = new LinkedHashMap<>();
        List<Object> read = variables.isEmpty() ? List.of() : Model.parse(reply.values(), sorts);
        for (int i = 0; i < read.size(); i++) {
            model.put(variables.get(i), read.get(i));
        }
        return new Result("sat", Valuation.of(model));
    }

    private void forget() throws SolverConnection.LostException {
        clear();
        connection.forget(engine, id);
    }

    private void clear() {
        stack.clear();
        names.clear();
        abstracted.clear();
        queries = 0;
        generation = connection.generation();
    }

    /** The text of a term, after everything that has to be named first was written to the script. */
    private String text(Term root, Level level, StringBuilder script) {
        ArrayDeque<Term> open = new ArrayDeque<>();
        open.push(root);
        while (!open.isEmpty()) {
            Term term = open.peek();
            if (term instanceof Constant || names.containsKey(term)) {
                open.pop();
            } else if (term instanceof Variable variable) {
                open.pop();
                declare(variable, level, script);
            } else if (!push((Application) term, open)) {
                open.pop();
                if (term.size() > SMALL || !isExpressible((Application) term)) {
                    define((Application) term, level, script);
                }
            }
        }
        return use(root);
    }

    /** Pushes what has to be written before the term; false if there is nothing. */
    private boolean push(Application term, ArrayDeque<Term> open) {
        boolean any = false;
        for (int i = 0; i < term.arity(); i++) {
            Term argument = term.argument(i);
            if (isOpen(argument)) {
                open.push(argument);
                any = true;
            }
        }
        return any;
    }

    private boolean isOpen(Term term) {
        if (term instanceof Constant || names.containsKey(term)) {
            return false;
        }
        if (term instanceof Variable || term.size() > SMALL || !isExpressible((Application) term)) {
            return true;
        }
        Application application = (Application) term;
        for (int i = 0; i < application.arity(); i++) {
            if (isOpen(application.argument(i))) {
                return true;
            }
        }
        return false;
    }

    private boolean isExpressible(Application term) {
        List<String> arguments = new ArrayList<>();
        for (int i = 0; i < term.arity(); i++) {
            arguments.add("x");
        }
        return smt.application(term, arguments) != null;
    }

    private void declare(Variable variable, Level level, StringBuilder script) {
        String name = name(variable, "v", level);
        script.append("(declare-fun ").append(name).append(" () ").append(smt.sort(variable.sort())).append(')');
        if (variable.sort().isIntegral()) {
            script.append("(assert (and ").append(smt.atMost(smt.literal(variable.sort(), variable.low()), name)).append(' ')
                    .append(smt.atMost(name, smt.literal(variable.sort(), variable.high()))).append("))");
        } else if (variable.sort() == Sort.STRING) {
            script.append("(assert (<= (str.len ").append(name).append(") ").append(variable.maxLength()).append("))");
        }
    }

    private void define(Application term, Level level, StringBuilder script) {
        String text = application(term);
        if (text == null) {
            String name = name(term, "a", level);
            abstracted.put(term, name);
            script.append("(declare-fun ").append(name).append(" () ").append(smt.sort(term.sort())).append(')');
            if (term.sort().isIntegral()) {
                script.append("(assert (and ").append(smt.atMost(smt.literal(term.sort(), term.low()), name)).append(' ')
                        .append(smt.atMost(name, smt.literal(term.sort(), term.high()))).append("))");
            }
            script.append(Smt.facts(term, name, arguments(term)));
        } else {
            script.append("(define-fun ").append(name(term, "t", level)).append(" () ").append(smt.sort(term.sort())).append(' ').append(text).append(')');
        }
    }

    private String name(Term term, String prefix, Level level) {
        String name = prefix + counter++;
        names.put(term, name);
        level.named.add(term);
        return name;
    }

    private String use(Term term) {
        if (term instanceof Constant constant) {
            return smt.constant(constant);
        }
        String name = names.get(term);
        return name != null ? name : application((Application) term);
    }

    private String application(Application term) {
        return smt.application(term, arguments(term));
    }

    private List<String> arguments(Application term) {
        List<String> arguments = new ArrayList<>();
        for (int i = 0; i < term.arity(); i++) {
            arguments.add(use(term.argument(i)));
        }
        return arguments;
    }
}
