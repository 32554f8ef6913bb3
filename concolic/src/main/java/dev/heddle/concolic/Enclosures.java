package dev.heddle.concolic;

import dev.heddle.term.Application;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Sort;
import dev.heddle.term.Term;
import dev.heddle.term.Variable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** What values constraints can have while their variables are in a {@link Box}: {@link Reals} of floating-point numbers, {@link Wholes}, and of conditions which {@link Truth}. */
final class Enclosures {

    /** Which values a condition may have; none if it has no value at all. */
    record Truth(boolean mayFail, boolean mayHold) {

        static final Truth EITHER = new Truth(true, true);
    }

    /** An operator and where its arguments are, or a variable or constant. Arguments come before what is made of them. */
    private record Node(Term term, int[] arguments) {
    }

    private final List<Node> nodes = new ArrayList<>();
    private final Map<Term, Integer> places = new HashMap<>();
    private final int[] roots;
    private final Object[] values;

    Enclosures(List<Term> constraints) {
        roots = new int[constraints.size()];
        for (int i = 0; i < roots.length; i++) {
            roots[i] = place(constraints.get(i));
        }
        values = new Object[nodes.size()];
        for (int i = 0; i < values.length; i++) {
            if (nodes.get(i).term instanceof Constant constant) {
                values[i] = enclosure(constant);
            }
        }
    }

    int size() {
        return nodes.size();
    }

    private int place(Term root) {
        ArrayDeque<Term> open = new ArrayDeque<>();
        open.push(root);
        while (!open.isEmpty()) {
            Term term = open.peek();
            int[] arguments = places.containsKey(term) ? null : arguments(term, open);
            if (open.peek() == term) {
                open.pop();
                if (arguments != null) {
                    places.put(term, nodes.size());
                    nodes.add(new Node(term, arguments));
                }
            }
        }
        return places.get(root);
    }

    /** The places of the arguments; those that have none yet are pushed. */
    private int[] arguments(Term term, ArrayDeque<Term> open) {
        int[] arguments = new int[term instanceof Application application ? application.arity() : 0];
        for (int i = 0; i < arguments.length; i++) {
            Term argument = ((Application) term).argument(i);
            Integer place = places.get(argument);
            if (place == null) {
                open.push(argument);
            } else {
                arguments[i] = place;
            }
        }
        return arguments;
    }

    private static Object enclosure(Constant constant) {
        switch (constant.sort()) {
            case BOOLEAN:
                return new Truth(constant == Constant.FALSE, constant == Constant.TRUE);
            case INT:
            case LONG:
                return new Wholes(constant.low(), constant.high());
            default:
                return Reals.of(((Number) constant.value()).doubleValue());
        }
    }

    /** Whether all constraints may hold where each variable has a value that is in its {@link Reals} or {@link Wholes}. */
    boolean mayHold(Function<Variable, Object> box) {
        for (int i = 0; i < values.length; i++) {
            Node node = nodes.get(i);
            if (node.term instanceof Variable variable) {
                values[i] = box.apply(variable);
            } else if (node.term instanceof Application application) {
                values[i] = apply(application.operator(), application.sort(), node.arguments);
            }
        }
        for (int root : roots) {
            if (!((Truth) values[root]).mayHold) {
                return false;
            }
        }
        return true;
    }

    private Reals real(int place) {
        return (Reals) values[place];
    }

    private Wholes whole(int place) {
        return (Wholes) values[place];
    }

    private Truth truth(int place) {
        return (Truth) values[place];
    }

    private Object apply(Operator operator, Sort sort, int[] arguments) {
        int a = arguments[0];
        int b = arguments.length > 1 ? arguments[1] : a;
        switch (operator) {
            case NOT:
                return new Truth(truth(a).mayHold, truth(a).mayFail);
            case AND:
                return new Truth(truth(a).mayFail || truth(b).mayFail, truth(a).mayHold && truth(b).mayHold);
            case OR:
                return new Truth(truth(a).mayFail && truth(b).mayFail, truth(a).mayHold || truth(b).mayHold);
            case ITE:
                return choice(truth(a), values[b], values[arguments[2]]);
            case FEQ:
            case DEQ:
                return equality(real(a), real(b), a == b, false);
            case FSAME:
            case DSAME:
                return equality(real(a), real(b), a == b, true);
            case FLT:
            case DLT:
                return a == b ? new Truth(true, false) : order(real(a), real(b), true);
            case FLE:
            case DLE:
                return a == b ? new Truth(real(a).nan(), real(a).hasNumbers()) : order(real(a), real(b), false);
            case IEQ:
            case LEQ:
                return new Truth(a != b && (whole(a).low() != whole(b).high() || whole(a).high() != whole(b).low()),
                        whole(a).low() <= whole(b).high() && whole(b).low() <= whole(a).high());
            case ILT:
            case LLT:
                return new Truth(whole(a).high() >= whole(b).low(), a != b && whole(a).low() < whole(b).high());
            case ILE:
            case LLE:
                return new Truth(a != b && whole(a).high() > whole(b).low(), whole(a).low() <= whole(b).high());
            default:
                return sort.isIntegral() ? wholes(operator, sort, a, b) : sort == Sort.BOOLEAN ? Truth.EITHER : reals(operator, sort == Sort.FLOAT, a, b);
        }
    }

    private static Object choice(Truth condition, Object yes, Object no) {
        if (!condition.mayFail) {
            return yes;
        }
        if (!condition.mayHold) {
            return no;
        }
        if (yes instanceof Reals reals) {
            return reals.union((Reals) no);
        }
        if (yes instanceof Wholes wholes) {
            return wholes.union((Wholes) no);
        }
        return new Truth(((Truth) yes).mayFail || ((Truth) no).mayFail, ((Truth) yes).mayHold || ((Truth) no).mayHold);
    }

    /** By the bits, NaN is equal to itself, and zeros may differ. */
    private static Truth equality(Reals a, Reals b, boolean itself, boolean bits) {
        boolean meet = a.hasNumbers() && b.hasNumbers() && a.low() <= b.high() && b.low() <= a.high();
        boolean unordered = a.nan() || b.nan();
        if (itself) {
            return new Truth(!bits && a.nan(), a.hasNumbers() || bits && a.nan());
        }
        boolean sure = a.isNumber() && b.isNumber() && a.low() == b.low() && (!bits || a.low() != 0);
        return new Truth(!sure, meet || bits && a.nan() && b.nan());
    }

    private static Truth order(Reals a, Reals b, boolean strict) {
        boolean numbers = a.hasNumbers() && b.hasNumbers();
        boolean mayHold = numbers && (strict ? a.low() < b.high() : a.low() <= b.high());
        boolean mayFail = a.nan() || b.nan() || !numbers || (strict ? a.high() >= b.low() : a.high() > b.low());
        return new Truth(mayFail, mayHold);
    }

    private Wholes wholes(Operator operator, Sort sort, int a, int b) {
        switch (operator) {
            case IADD:
            case LADD:
                return whole(a).plus(whole(b), sort);
            case ISUB:
            case LSUB:
                return whole(a).minus(whole(b), sort);
            case INEG:
            case LNEG:
                return whole(a).negated(sort);
            case IMUL:
            case LMUL:
                return whole(a).times(whole(b), sort);
            case IDIV:
            case LDIV:
                return whole(a).dividedBy(whole(b), sort);
            case IREM:
            case LREM:
                return whole(a).remainder(whole(b), sort);
            case I2L:
                return whole(a);
            case L2I:
                return whole(a).cut(Integer.MIN_VALUE, Integer.MAX_VALUE);
            case I2B:
                return whole(a).cut(Byte.MIN_VALUE, Byte.MAX_VALUE);
            case I2C:
                return whole(a).cut(Character.MIN_VALUE, Character.MAX_VALUE);
            case I2S:
                return whole(a).cut(Short.MIN_VALUE, Short.MAX_VALUE);
            case F2I:
            case D2I:
                return truncated(real(a), sort);
            case F2L:
            case D2L:
                return truncated(real(a), sort);
            case LCMP:
            case FCMPL:
            case FCMPG:
            case DCMPL:
            case DCMPG:
                return new Wholes(-1, 1);
            default:
                return Wholes.all(sort);
        }
    }

    /** What is no number becomes zero, and what is too large the largest number. */
    private static Wholes truncated(Reals a, Sort sort) {
        boolean narrow = sort == Sort.INT;
        if (!a.hasNumbers()) {
            return new Wholes(0, 0);
        }
        Wholes numbers = new Wholes(narrow ? (int) a.low() : (long) a.low(), narrow ? (int) a.high() : (long) a.high());
        return a.nan() ? numbers.union(new Wholes(0, 0)) : numbers;
    }

    private Reals reals(Operator operator, boolean single, int a, int b) {
        switch (operator) {
            case FADD:
            case DADD:
                return real(a).plus(real(b), single);
            case FSUB:
            case DSUB:
                return a == b ? new Reals(0, 0, real(a).nan() || real(a).hasInfinity()) : real(a).plus(real(b).negated(), single);
            case FMUL:
            case DMUL:
                return a == b ? real(a).squared(single) : real(a).times(real(b), single);
            case FDIV:
            case DDIV:
                return real(a).dividedBy(real(b), single);
            case FREM:
            case DREM:
                return real(a).remainder(real(b));
            case FNEG:
            case DNEG:
                return real(a).negated();
            case FMIN:
            case DMIN:
                return extremum(real(a), real(b), Math.min(real(a).low(), real(b).low()), Math.min(real(a).high(), real(b).high()));
            case FMAX:
            case DMAX:
                return extremum(real(a), real(b), Math.max(real(a).low(), real(b).low()), Math.max(real(a).high(), real(b).high()));
            case F2D:
                return real(a);
            case D2F:
                return real(a).single();
            case I2F:
            case L2F:
                return new Reals((float) whole(a).low(), (float) whole(a).high(), false);
            case I2D:
            case L2D:
                return new Reals(whole(a).low(), whole(a).high(), false);
            default:
                return functions(operator, a, b);
        }
    }

    private static Reals extremum(Reals a, Reals b, double low, double high) {
        return a.hasNumbers() && b.hasNumbers() ? new Reals(low, high, a.nan() || b.nan()) : Reals.none(a.nan() || b.nan());
    }

    private Reals functions(Operator operator, int a, int b) {
        switch (operator) {
            case DSQRT:
                return RealFunctions.root(real(a));
            case DCEIL:
                return RealFunctions.rounded(real(a), Math::ceil);
            case DFLOOR:
                return RealFunctions.rounded(real(a), Math::floor);
            case DRINT:
                return RealFunctions.rounded(real(a), Math::rint);
            case DSIN:
                return RealFunctions.sine(real(a));
            case DCOS:
                return RealFunctions.cosine(real(a));
            case DTAN:
                return RealFunctions.tangent(real(a));
            case DASIN:
                return RealFunctions.monotone(real(a), Math::asin, -1, 1);
            case DACOS:
                return RealFunctions.monotone(real(a), Math::acos, -1, 1);
            case DATAN:
                return RealFunctions.monotone(real(a), Math::atan, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
            case DCBRT:
                return RealFunctions.monotone(real(a), Math::cbrt, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
            case DEXP:
                return RealFunctions.exp(real(a));
            case DLOG:
                return RealFunctions.monotone(real(a), Math::log, 0, Double.POSITIVE_INFINITY);
            case DLOG10:
                return RealFunctions.monotone(real(a), Math::log10, 0, Double.POSITIVE_INFINITY);
            case DATAN2:
                return RealFunctions.angle(real(a), real(b));
            case DHYPOT:
                return RealFunctions.hypotenuse(real(a), real(b));
            case DPOW:
                return RealFunctions.power(real(a), real(b));
            default:
                return Reals.ALL;
        }
    }
}
