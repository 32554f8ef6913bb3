package dev.heddle.concolic;

import dev.heddle.term.Application;
import dev.heddle.term.Operator;
import dev.heddle.term.Sort;
import java.util.List;

/** Whole numbers as bit-vectors. */
final class SmtBits extends Smt {

    @Override
    String number(Sort sort) {
        return sort == Sort.INT ? "(_ BitVec 32)" : "(_ BitVec 64)";
    }

    @Override
    String literal(Sort sort, long number) {
        return sort == Sort.INT ? "(_ bv" + (number & 0xffffffffL) + " 32)" : "(_ bv" + Long.toUnsignedString(number) + " 64)";
    }

    @Override
    String atMost(String one, String other) {
        return call("bvsle", one, other);
    }

    @Override
    String toBits(Sort sort, String number) {
        return number;
    }

    @Override
    String fromBits(Sort sort, String bits) {
        return bits;
    }

    @Override
    String whole(Application term, List<String> arguments) {
        Operator operator = term.operator();
        String a = arguments.get(0);
        String b = arguments.size() > 1 ? arguments.get(1) : null;
        switch (operator) {
            case I2L:
                return call(INT_TO_LONG, a);
            case L2I:
                return call("(_ extract 31 0)", a);
            case I2B:
                return call("(_ sign_extend 24)", call("(_ extract 7 0)", a));
            case I2S:
                return call("(_ sign_extend 16)", call("(_ extract 15 0)", a));
            case I2C:
                return call("(_ zero_extend 16)", call("(_ extract 15 0)", a));
            case LCMP:
                return ite(call("bvslt", a, b), literal(Sort.INT, -1), ite(call("=", a, b), literal(Sort.INT, 0), literal(Sort.INT, 1)));
            default:
                return arithmetic(operator, a, b);
        }
    }

    /** Operations that are the same for both widths. */
    static String arithmetic(Operator operator, String a, String b) {
        switch (operator) {
            case IADD:
            case LADD:
                return call("bvadd", a, b);
            case ISUB:
            case LSUB:
                return call("bvsub", a, b);
            case IMUL:
            case LMUL:
                return call("bvmul", a, b);
            case IDIV:
            case LDIV:
                return call("bvsdiv", a, b);
            case IREM:
            case LREM:
                return call("bvsrem", a, b);
            case INEG:
            case LNEG:
                return call("bvneg", a);
            case IAND:
            case LAND:
                return call("bvand", a, b);
            case IOR:
            case LOR:
                return call("bvor", a, b);
            case IXOR:
            case LXOR:
                return call("bvxor", a, b);
            case ISHL:
                return call("bvshl", a, count(b));
            case ISHR:
                return call("bvashr", a, count(b));
            case IUSHR:
                return call("bvlshr", a, count(b));
            case LSHL:
                return call("bvshl", a, wideCount(b));
            case LSHR:
                return call("bvashr", a, wideCount(b));
            case LUSHR:
                return call("bvlshr", a, wideCount(b));
            case IEQ:
            case LEQ:
                return call("=", a, b);
            case ILT:
            case LLT:
                return call("bvslt", a, b);
            case ILE:
            case LLE:
                return call("bvsle", a, b);
            default:
                throw new AssertionError(operator);
        }
    }

    private static String count(String bits) {
        return call("bvand", bits, "#x0000001f");
    }

    private static String wideCount(String bits) {
        return call(INT_TO_LONG, call("bvand", bits, "#x0000003f"));
    }
}
