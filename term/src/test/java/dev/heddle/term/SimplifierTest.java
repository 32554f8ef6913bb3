package dev.heddle.term;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Simplification changes no value: random terms are built with and without it and evaluated. */
class SimplifierTest {

    private static final int TERMS = 60_000;
    private static final int VALUATIONS = 6;

    private static final List<Variable> VARIABLES = List.of(Variable.ofInt("i"), Variable.ofInt("j"), Variable.ofInt("small", -3, 5),
            Variable.ofInt("high", Integer.MAX_VALUE - 2, Integer.MAX_VALUE), Variable.ofBoolean("flag"), Variable.ofBoolean("other"),
            Variable.ofChar("letter"), Variable.ofByte("octet"), Variable.ofLong("l"), Variable.ofLong("wide", -5, 1L << 40),
            Variable.ofLong("low", Long.MIN_VALUE, Long.MIN_VALUE + 3), Variable.ofFloat("f"), Variable.ofDouble("d"), Variable.ofString("s", 8),
            Variable.ofString("t", 5));

    /** A term made twice: as it is, and simplified. */
    private record Pair(Term raw, Term simple) {
    }

    private final Random random = new Random(4);
    private final Map<Sort, List<Operator>> operators = new EnumMap<>(Sort.class);

    private Pair any(Sort sort, int depth) {
        if (depth == 0 || random.nextInt(6) == 0) {
            List<Variable> candidates = new ArrayList<>();
            for (Variable variable : VARIABLES) {
                if (variable.sort() == sort) {
                    candidates.add(variable);
                }
            }
            Term leaf = candidates.isEmpty() || random.nextInt(3) == 0 ? Constant.ofValue(constant(sort))
                    : candidates.get(random.nextInt(candidates.size()));
            return new Pair(leaf, leaf);
        }
        List<Operator> candidates = operators.get(sort);
        Operator operator = candidates.get(random.nextInt(candidates.size()));
        Term[] raw = new Term[operator.arity()];
        Term[] simple = new Term[raw.length];
        for (int i = 0; i < raw.length; i++) {
            Pair argument = any(operator.argument(i) == null ? sort : operator.argument(i), depth - 1);
            // Shared arguments make rules about equal ones apply.
            if (i > 0 && random.nextInt(6) == 0 && raw[i - 1].sort() == argument.raw.sort()) {
                argument = new Pair(raw[i - 1], simple[i - 1]);
            }
            raw[i] = argument.raw;
            simple[i] = argument.simple;
        }
        return new Pair(new Application(operator, sort, raw), Terms.apply(operator, simple));
    }

    private Object constant(Sort sort) {
        return sort == Sort.INT && random.nextInt(3) > 0 ? random.nextInt(4) - 1 : Values.any(sort, random);
    }

    private Valuation valuation() {
        Valuation valuation = Valuation.EMPTY;
        for (Variable variable : VARIABLES) {
            Object value = Values.any(variable.sort(), random);
            if (variable.sort().isIntegral() && !variable.admits(value)) {
                long number = variable.low() + Math.floorMod(random.nextLong(), variable.high() - variable.low() + 1);
                value = variable.sort() == Sort.INT ? (Object) (int) number : (Object) number;
            }
            if (variable.admits(value)) {
                valuation = valuation.with(variable, value);
            }
        }
        return valuation;
    }

    @Test
    void valuesStayTheSame() {
        for (Sort sort : Sort.values()) {
            operators.put(sort, new ArrayList<>());
        }
        for (Operator operator : Operator.values()) {
            for (Sort sort : operator.result() == null ? Sort.values() : new Sort[] {operator.result()}) {
                operators.get(sort).add(operator);
            }
        }
        List<Valuation> valuations = new ArrayList<>();
        for (int i = 0; i < 2_000; i++) {
            valuations.add(valuation());
        }
        int smaller = 0;
        for (int i = 0; i < TERMS; i++) {
            // Conditions are what is solved, and what most rules are about.
            Sort sort = i % 2 == 0 ? Sort.BOOLEAN : Sort.values()[random.nextInt(Sort.values().length)];
            Pair pair = any(sort, 1 + random.nextInt(5));
            smaller += pair.simple.size() < pair.raw.size() ? 1 : 0;
            for (int k = 0; k < VALUATIONS; k++) {
                compare(pair, valuations.get(random.nextInt(valuations.size())));
            }
        }
        assertTrue(smaller > TERMS / 10, "the rules must have been tried: " + smaller);
    }

    private static void compare(Pair pair, Valuation valuation) {
        Object expected;
        try {
            expected = pair.raw.evaluate(valuation);
        } catch (ArithmeticException e) {
            return;
        }
        Object actual = pair.simple.evaluate(valuation);
        if (!expected.equals(actual)) {
            assertEquals(expected, actual, pair.raw + "  simplified to  " + pair.simple + "  under  " + valuation);
        }
        if (pair.raw.sort().isIntegral() || pair.raw.sort() == Sort.STRING) {
            long number = expected instanceof String text ? text.length() : ((Number) expected).longValue();
            for (Term term : List.of(pair.raw, pair.simple)) {
                assertTrue(term.low() <= number && number <= term.high(),
                        () -> term + " is " + number + ", not in " + term.low() + " to " + term.high() + " under " + valuation);
            }
        }
    }
}
