package dev.heddle.concolic;

import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Sort;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import dev.heddle.term.Valuation;
import dev.heddle.term.Variable;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Random constraints over variables with few values, and their solutions by trying all. */
final class RandomConstraints {

    private final Random random;
    private final List<Variable> variables;
    private final Map<Sort, List<Operator>> operators = new EnumMap<>(Sort.class);

    RandomConstraints(Random random, List<Variable> variables, List<Operator> allowed) {
        this.random = random;
        this.variables = variables;
        for (Sort sort : Sort.values()) {
            operators.put(sort, new ArrayList<>());
        }
        for (Operator operator : allowed) {
            if (operator.result() != null) {
                operators.get(operator.result()).add(operator);
            }
        }
    }

    List<Term> constraints() {
        List<Term> constraints = new ArrayList<>();
        while (constraints.size() < 1 + random.nextInt(4)) {
            Term constraint = any(Sort.BOOLEAN, 2 + random.nextInt(3));
            if (!(constraint instanceof Constant)) {
                constraints.add(constraint);
            }
        }
        return constraints;
    }

    private Term any(Sort sort, int depth) {
        List<Operator> candidates = operators.get(sort);
        if (sort != Sort.BOOLEAN && (depth <= 0 || candidates.isEmpty() || random.nextInt(4) == 0)) {
            return leaf(sort);
        }
        if (random.nextInt(12) == 0 && sort != Sort.STRING) {
            return Terms.ite(any(Sort.BOOLEAN, depth - 2), any(sort, depth - 1), any(sort, depth - 1));
        }
        Operator operator = candidates.get(random.nextInt(candidates.size()));
        if (sort == Sort.BOOLEAN && depth <= 1) {
            operator = operators.get(sort).contains(Operator.ILT) ? Operator.ILT : Operator.SEQ;
        }
        Term[] arguments = new Term[operator.arity()];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = any(operator.argument(i), depth - 1);
        }
        return Terms.apply(operator, arguments);
    }

    private Term leaf(Sort sort) {
        List<Variable> candidates = new ArrayList<>();
        for (Variable variable : variables) {
            if (variable.sort() == sort) {
                candidates.add(variable);
            }
        }
        if (!candidates.isEmpty() && random.nextInt(3) > 0) {
            return candidates.get(random.nextInt(candidates.size()));
        }
        int number = random.nextInt(8) == 0 ? random.nextInt() : random.nextInt(12) - 4;
        switch (sort) {
            case INT:
                return Constant.of(number);
            case LONG:
                return Constant.of((long) number);
            case FLOAT:
                return Constant.of(number / 2.0f);
            case DOUBLE:
                return Constant.of(number / 2.0);
            default:
                return Constant.of(List.of("", "a", "b", "ab", "ba", "1", "-1", "12", "aa", " ").get(random.nextInt(10)));
        }
    }

    /** Whether some values satisfy the constraints. */
    boolean haveSolution(List<Term> constraints, List<List<Object>> values) {
        return haveSolution(constraints, values, 0, Valuation.EMPTY);
    }

    private boolean haveSolution(List<Term> constraints, List<List<Object>> values, int index, Valuation valuation) {
        if (index == variables.size()) {
            return Constraints.hold(constraints, valuation);
        }
        for (Object value : values.get(index)) {
            if (haveSolution(constraints, values, index + 1, valuation.with(variables.get(index), value))) {
                return true;
            }
        }
        return false;
    }
}
