package dev.heddle.concolic;

import dev.heddle.term.Application;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Sort;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Terms of whole numbers as {@linkplain Polynomial polynomials}. What is no sum and no product is an unknown, but for what another unknown says of it: a remainder is what its
 * quotient leaves, and bits are sums of others.
 */
final class Polynomials {

    /** Products of sums may grow without measure; from so many summands on, a product is an unknown. */
    private static final int MOST = 60;

    private final Map<Term, Integer> numbers = new HashMap<>();
    private final List<Term> unknowns = new ArrayList<>();
    private final Map<Term, Polynomial> known = new HashMap<>();

    /** The term that stands for an unknown. */
    Term unknown(int number) {
        return unknowns.get(number);
    }

    Polynomial of(Term term) {
        Polynomial polynomial = known.get(term);
        if (polynomial == null) {
            polynomial = term instanceof Constant ? Polynomial.constant(term.low()) : term instanceof Application application ? of(application) : itself(term);
            if (term.sort() == Sort.INT) {
                polynomial = polynomial.cut();
            }
            known.put(term, polynomial);
        }
        return polynomial;
    }

    private Polynomial itself(Term term) {
        return Polynomial.unknown(numbers.computeIfAbsent(term, ignored -> {
            unknowns.add(term);
            return unknowns.size() - 1;
        }));
    }

    private Polynomial of(Application term) {
        Term a = term.argument(0);
        Term b = term.arity() > 1 ? term.argument(1) : null;
        switch (term.operator()) {
            case IADD:
            case LADD:
                return of(a).plus(of(b), 1);
            case ISUB:
            case LSUB:
                return of(a).plus(of(b), -1);
            case INEG:
            case LNEG:
                return of(a).times(-1);
            case IMUL:
            case LMUL:
                return product(term, of(a), of(b));
            case ISHL:
            case LSHL:
                return b instanceof Constant ? of(a).times(1L << ((int) b.low() & (term.sort() == Sort.INT ? 31 : 63))) : itself(term);
            case IREM:
                return remainder(term, Terms.apply(Operator.IDIV, a, b));
            case LREM:
                return remainder(term, Terms.apply(Operator.LDIV, a, b));
            case IAND:
            case LAND:
                return and(term, a, b);
            case IOR:
            case LOR:
                return of(a).plus(of(b), 1).plus(of(both(term.sort(), a, b)), -1);
            case IXOR:
            case LXOR:
                if (b instanceof Constant && b.low() == -1) {
                    return Polynomial.constant(-1).plus(of(a), -1);
                }
                return of(a).plus(of(b), 1).plus(of(both(term.sort(), a, b)), -2);
            case L2I:
                return narrowed(term, of(a));
            case I2L:
                return widened(term, a);
            default:
                return itself(term);
        }
    }

    private Polynomial product(Term term, Polynomial a, Polynomial b) {
        return a.size() * b.size() > MOST ? itself(term) : a.times(b);
    }

    /** Also of the least number divided by -1, which is itself, with nothing left. */
    private Polynomial remainder(Application term, Term quotient) {
        Polynomial divisor = of(term.argument(1));
        Polynomial quotients = of(quotient);
        return divisor.size() * quotients.size() > MOST ? itself(term) : of(term.argument(0)).plus(quotients.times(divisor), -1);
    }

    private static Term both(Sort sort, Term a, Term b) {
        return Terms.apply(sort == Sort.INT ? Operator.IAND : Operator.LAND, a, b);
    }

    /** The low bits are what the others leave, and the others are those after a shift. */
    private Polynomial and(Application term, Term a, Term b) {
        if (!(b instanceof Constant)) {
            return a.hashCode() <= b.hashCode() ? itself(term) : itself(both(term.sort(), b, a));
        }
        long mask = b.low();
        boolean low = mask > 0 && (mask & mask + 1) == 0;
        boolean high = mask < 0 && (-mask & -mask - 1) == 0 && mask != Long.MIN_VALUE;
        if (!low && !high) {
            return itself(term);
        }
        int bits = Long.numberOfTrailingZeros(low ? mask + 1 : mask);
        if (bits >= (term.sort() == Sort.INT ? 32 : 64)) {
            return of(a);
        }
        Polynomial rest = of(Terms.apply(term.sort() == Sort.INT ? Operator.ISHR : Operator.LSHR, a, Constant.of(bits))).times(1L << bits);
        return low ? of(a).plus(rest, -1) : rest;
    }

    /** Sums and products of longs that are cut to ints are those of ints that were cut before. */
    private Polynomial narrowed(Term term, Polynomial wide) {
        Polynomial sum = Polynomial.ZERO;
        for (Map.Entry<List<Integer>, Long> summand : wide.summands().entrySet()) {
            if (summand.getValue().intValue() == 0) {
                continue;
            }
            Polynomial product = Polynomial.constant(summand.getValue());
            for (int factor : summand.getKey()) {
                Term narrow = Terms.apply(Operator.L2I, unknown(factor));
                Polynomial cut = narrow instanceof Application application && application.operator() == Operator.L2I ? itself(narrow) : of(narrow);
                if (product.size() * cut.size() > MOST) {
                    return itself(term);
                }
                product = product.times(cut);
            }
            sum = sum.plus(product, 1);
        }
        return sum;
    }

    /** A sum that cannot overflow may as well be added up after widening. */
    private Polynomial widened(Application term, Term a) {
        if (!(a instanceof Application sum)) {
            return itself(term);
        }
        switch (sum.operator()) {
            case IADD:
            case ISUB:
            case IMUL:
            case INEG:
                if (!SmtIntegers.exact(sum)) {
                    return itself(term);
                }
                Polynomial left = of(Terms.apply(Operator.I2L, sum.argument(0)));
                Polynomial right = sum.arity() == 1 ? null : of(Terms.apply(Operator.I2L, sum.argument(1)));
                return right == null ? left.times(-1) : sum.operator() == Operator.IMUL ? product(term, left, right) : left.plus(right, sum.operator() == Operator.IADD ? 1 : -1);
            default:
                return itself(term);
        }
    }
}
