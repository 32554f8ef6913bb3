package dev.heddle.concolic;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A sum of products of unknown whole numbers, modulo 2^32 or 2^64. Overflow makes no difference there, so that of two terms with the same polynomial each has the value of
 * the other, whatever the unknowns are.
 */
final class Polynomial {

    static final Polynomial ZERO = new Polynomial(Map.of());

    /** The factors of each product, by their numbers and in order, with its coefficient, which is not zero. The empty product is one. */
    private final Map<List<Integer>, Long> summands;

    private Polynomial(Map<List<Integer>, Long> summands) {
        this.summands = summands;
    }

    static Polynomial constant(long number) {
        return number == 0 ? ZERO : new Polynomial(Map.of(List.of(), number));
    }

    static Polynomial unknown(int number) {
        return new Polynomial(Map.of(List.of(number), 1L));
    }

    Map<List<Integer>, Long> summands() {
        return summands;
    }

    int size() {
        return summands.size();
    }

    /** The number that this is, whatever the unknowns are; null if it depends on them. */
    Long number() {
        return summands.isEmpty() ? Long.valueOf(0) : summands.size() == 1 ? summands.get(List.of()) : null;
    }

    /** Whether this is never zero, because it is a multiple of some power of two and something more. */
    boolean isNeverZero() {
        long constant = summands.getOrDefault(List.of(), 0L);
        int least = Long.SIZE;
        for (Map.Entry<List<Integer>, Long> summand : summands.entrySet()) {
            least = summand.getKey().isEmpty() ? least : Math.min(least, Long.numberOfTrailingZeros(summand.getValue()));
        }
        return constant != 0 && Long.numberOfTrailingZeros(constant) < least;
    }

    Polynomial plus(Polynomial other, long factor) {
        Map<List<Integer>, Long> sum = new HashMap<>(summands);
        for (Map.Entry<List<Integer>, Long> summand : other.summands.entrySet()) {
            add(sum, summand.getKey(), summand.getValue() * factor);
        }
        return new Polynomial(sum);
    }

    Polynomial times(long factor) {
        return ZERO.plus(this, factor);
    }

    Polynomial times(Polynomial other) {
        Map<List<Integer>, Long> product = new HashMap<>();
        for (Map.Entry<List<Integer>, Long> one : summands.entrySet()) {
            for (Map.Entry<List<Integer>, Long> another : other.summands.entrySet()) {
                List<Integer> factors = new ArrayList<>(one.getKey());
                factors.addAll(another.getKey());
                Collections.sort(factors);
                add(product, factors, one.getValue() * another.getValue());
            }
        }
        return new Polynomial(product);
    }

    /** This modulo 2^32. */
    Polynomial cut() {
        Map<List<Integer>, Long> rest = new HashMap<>();
        for (Map.Entry<List<Integer>, Long> summand : summands.entrySet()) {
            add(rest, summand.getKey(), summand.getValue().intValue());
        }
        return new Polynomial(rest);
    }

    private static void add(Map<List<Integer>, Long> summands, List<Integer> factors, long coefficient) {
        summands.merge(factors, coefficient, (one, other) -> one + other == 0 ? null : Long.valueOf(one + other));
        summands.remove(factors, 0L);
    }
}
