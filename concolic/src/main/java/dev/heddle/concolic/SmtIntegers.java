package dev.heddle.concolic;

import dev.heddle.term.Application;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Sort;
import dev.heddle.term.Term;
import java.math.BigInteger;
import java.util.List;

/** Whole numbers as integers. */
final class SmtIntegers extends Smt {

    @Override
    String number(Sort sort) {
        return "Int";
    }

    @Override
    String literal(Sort sort, long number) {
        return literal(BigInteger.valueOf(number));
    }

    private static String literal(BigInteger number) {
        return number.signum() < 0 ? "(- " + number.negate() + ")" : number.toString();
    }

    @Override
    String atMost(String one, String other) {
        return call("<=", one, other);
    }

    @Override
    String toBits(Sort sort, String number) {
        return call("(_ int_to_bv " + width(sort) + ")", number);
    }

    @Override
    String fromBits(Sort sort, String bits) {
        return call("sbv_to_int", bits);
    }

    private static int width(Sort sort) {
        return sort == Sort.INT ? 32 : 64;
    }

    /** The number cut to so many bits, the highest of which is the sign. */
    private static String cut(int bits, String number) {
        String half = BigInteger.ONE.shiftLeft(bits - 1).toString();
        return call("-", call("mod", call("+", number, half), BigInteger.ONE.shiftLeft(bits).toString()), half);
    }

    @Override
    String whole(Application term, List<String> arguments) {
        Operator operator = term.operator();
        Sort sort = term.sort();
        String a = arguments.get(0);
        String b = arguments.size() > 1 ? arguments.get(1) : null;
        switch (operator) {
            case IADD:
            case LADD:
                return exact(term) ? call("+", a, b) : cut(width(sort), call("+", a, b));
            case ISUB:
            case LSUB:
                return exact(term) ? call("-", a, b) : cut(width(sort), call("-", a, b));
            case IMUL:
            case LMUL:
                return exact(term) ? call("*", a, b) : cut(width(sort), call("*", a, b));
            case INEG:
            case LNEG:
                return exact(term) ? call("-", a) : cut(width(sort), call("-", a));
            case IDIV:
            case LDIV:
                return cut(width(sort), ite(call(">=", a, "0"), call("div", a, b), call("-", call("div", call("-", a), b))));
            case IREM:
            case LREM:
                return ite(call(">=", a, "0"), call("mod", a, b), call("-", call("mod", call("-", a), b)));
            case I2L:
                return a;
            case L2I:
                return term.argument(0).low() >= Integer.MIN_VALUE && term.argument(0).high() <= Integer.MAX_VALUE ? a : cut(32, a);
            case I2B:
                return cut(8, a);
            case I2S:
                return cut(16, a);
            case I2C:
                return call("mod", a, "65536");
            case IEQ:
            case LEQ:
                return call("=", a, b);
            case ILT:
            case LLT:
                return call("<", a, b);
            case ILE:
            case LLE:
                return call("<=", a, b);
            case LCMP:
                return ite(call("<", a, b), "(- 1)", ite(call("=", a, b), "0", "1"));
            default:
                return bitwise(term, a, b);
        }
    }

    /** Shifts by constants are multiplications and divisions; the rest goes through bit-vectors. */
    private String bitwise(Application term, String a, String b) {
        Operator operator = term.operator();
        Sort sort = term.sort();
        Term right = term.argument(1);
        if (right instanceof Constant) {
            BigInteger power = BigInteger.ONE.shiftLeft((int) right.low() & width(sort) - 1);
            if (operator == Operator.ISHL || operator == Operator.LSHL) {
                return cut(width(sort), call("*", a, power.toString()));
            }
            if (operator == Operator.ISHR || operator == Operator.LSHR) {
                return call("div", a, power.toString());
            }
        }
        boolean shift = operator.argument(1) == Sort.INT;
        return fromBits(sort, SmtBits.arithmetic(operator, toBits(sort, a), toBits(shift ? Sort.INT : sort, b)));
    }

    /** Whether a sum, difference, product or negation fits into its sort whatever the arguments are. */
    static boolean exact(Application term) {
        BigInteger[] a = bounds(term.argument(0));
        BigInteger[] b = term.arity() > 1 ? bounds(term.argument(1)) : null;
        for (BigInteger x : a) {
            for (BigInteger y : b == null ? new BigInteger[] {BigInteger.ZERO} : b) {
                BigInteger value;
                switch (term.operator()) {
                    case IADD:
                    case LADD:
                        value = x.add(y);
                        break;
                    case IMUL:
                    case LMUL:
                        value = x.multiply(y);
                        break;
                    case INEG:
                    case LNEG:
                        value = x.negate();
                        break;
                    default:
                        value = x.subtract(y);
                        break;
                }
                if (value.bitLength() >= width(term.sort())) {
                    return false;
                }
            }
        }
        return true;
    }

    private static BigInteger[] bounds(Term term) {
        return new BigInteger[] {BigInteger.valueOf(term.low()), BigInteger.valueOf(term.high())};
    }
}
