package dev.heddle.concolic;

import dev.heddle.term.Application;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Sort;
import java.util.List;

/**
 * Terms in SMT-LIB. Whole numbers are bit-vectors or, where there are strings, whose lengths solvers count in integers, integers
 * that are cut to their width where they may overflow.
 */
abstract class Smt {

    static final Smt BITS = new SmtBits();
    static final Smt INTEGERS = new SmtIntegers();

    static final String INT_TO_LONG = "(_ sign_extend 32)";

    /** The name of a sort. */
    String sort(Sort sort) {
        switch (sort) {
            case BOOLEAN:
                return "Bool";
            case FLOAT:
                return "(_ FloatingPoint 8 24)";
            case DOUBLE:
                return "(_ FloatingPoint 11 53)";
            case STRING:
                return "String";
            default:
                return number(sort);
        }
    }

    /** The name of a sort of whole numbers. */
    abstract String number(Sort sort);

    /** A whole number. */
    abstract String literal(Sort sort, long number);

    /** That a number is at most another. */
    abstract String atMost(String one, String other);

    /** A whole number as a bit-vector. */
    abstract String toBits(Sort sort, String number);

    /** A bit-vector as a whole number. */
    abstract String fromBits(Sort sort, String bits);

    /** An operation on whole numbers with a result of that kind or a comparison of them. */
    abstract String whole(Application term, List<String> arguments);

    String constant(Constant constant) {
        Object value = constant.value();
        switch (constant.sort()) {
            case BOOLEAN:
                return value.toString();
            case FLOAT:
                return floating(Float.floatToIntBits((Float) value), 8, 23);
            case DOUBLE:
                return floating(Double.doubleToLongBits((Double) value), 11, 52);
            case STRING:
                return string((String) value);
            default:
                return literal(constant.sort(), ((Number) value).longValue());
        }
    }

    private static String floating(long bits, int exponent, int fraction) {
        String pattern = Long.toUnsignedString(exponent == 8 ? bits & 0xffffffffL : bits);
        return "((_ to_fp " + exponent + " " + (fraction + 1) + ") (_ bv" + pattern + " " + (1 + exponent + fraction) + "))";
    }

    static String string(String value) {
        StringBuilder text = new StringBuilder("\"");
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c >= ' ' && c < 0x7f && c != '"' && c != '\\') {
                text.append(c);
            } else {
                text.append("\\u{").append(Integer.toHexString(c)).append('}');
            }
        }
        return text.append('"').toString();
    }

    static String call(String function, String... arguments) {
        return "(" + function + " " + String.join(" ", arguments) + ")";
    }

    static String ite(String condition, String yes, String no) {
        return "(ite " + condition + " " + yes + " " + no + ")";
    }

    /** An application whose arguments are given as text; null if SMT-LIB has no such function. */
    final String application(Application term, List<String> arguments) {
        Operator operator = term.operator();
        String a = arguments.get(0);
        String b = arguments.size() > 1 ? arguments.get(1) : null;
        switch (operator) {
            case NOT:
                return call("not", a);
            case AND:
                return call("and", a, b);
            case OR:
                return call("or", a, b);
            case ITE:
                return ite(a, b, arguments.get(2));
            case FREM:
            case DREM:
                // Solvers have only the remainder of the quotient rounded to nearest, and are lost with it.
                return null;
            default:
                if (operator.isTranscendental()) {
                    return null;
                }
                if (operator.argument(0) == Sort.STRING || term.sort() == Sort.STRING) {
                    return SmtStrings.application(term, arguments);
                }
                return isFloating(operator) ? floating(operator, a, b) : whole(term, arguments);
        }
    }

    /** What is true of an application that {@link #application} has no function for: declarations and assertions about its name. */
    static String facts(Application term, String name, List<String> arguments) {
        if (term.operator() != Operator.FREM && term.operator() != Operator.DREM) {
            return SmtStrings.facts(term, name, arguments);
        }
        String a = arguments.get(0);
        String b = arguments.get(1);
        String undefined = call("or", call("fp.isNaN", a), call("fp.isNaN", b), call("fp.isInfinite", a), call("fp.isZero", b));
        String nearer = call("fp.lt", call("fp.abs", a), call("fp.abs", b));
        String bounds = call("and", call("fp.leq", call("fp.abs", name), call("fp.abs", a)), call("fp.lt", call("fp.abs", name), call("fp.abs", b)),
                call("=", call("fp.isNegative", name), call("fp.isNegative", a)), call("=>", nearer, call("=", name, a)));
        return call("assert", call("=", call("fp.isNaN", name), undefined)) + call("assert", call("or", undefined, bounds));
    }

    private static boolean isFloating(Operator operator) {
        return floating(operator.argument(0)) || operator.result() != null && floating(operator.result());
    }

    private static boolean floating(Sort sort) {
        return sort == Sort.FLOAT || sort == Sort.DOUBLE;
    }

    private String floating(Operator operator, String a, String b) {
        switch (operator) {
            case FADD:
            case DADD:
                return call("fp.add RNE", a, b);
            case FSUB:
            case DSUB:
                return call("fp.sub RNE", a, b);
            case FMUL:
            case DMUL:
                return call("fp.mul RNE", a, b);
            case FDIV:
            case DDIV:
                return call("fp.div RNE", a, b);
            case FNEG:
            case DNEG:
                return call("fp.neg", a);
            case DSQRT:
                return call("fp.sqrt RNE", a);
            case DCEIL:
                return call("fp.roundToIntegral RTP", a);
            case DFLOOR:
                return call("fp.roundToIntegral RTN", a);
            case DRINT:
                return call("fp.roundToIntegral RNE", a);
            case FMIN:
            case DMIN:
                return first(a, b, "fp.lt", call("fp.isNegative", a));
            case FMAX:
            case DMAX:
                return first(a, b, "fp.gt", call("fp.isPositive", a));
            case FEQ:
            case DEQ:
                return call("fp.eq", a, b);
            case FSAME:
            case DSAME:
                return call("=", a, b);
            case FLT:
            case DLT:
                return call("fp.lt", a, b);
            case FLE:
            case DLE:
                return call("fp.leq", a, b);
            case FCMPL:
            case DCMPL:
                return ite(call("fp.gt", a, b), literal(Sort.INT, 1), ite(call("fp.eq", a, b), literal(Sort.INT, 0), literal(Sort.INT, -1)));
            case FCMPG:
            case DCMPG:
                return ite(call("fp.lt", a, b), literal(Sort.INT, -1), ite(call("fp.eq", a, b), literal(Sort.INT, 0), literal(Sort.INT, 1)));
            case F2D:
                return call("(_ to_fp 11 53) RNE", a);
            case D2F:
                return call("(_ to_fp 8 24) RNE", a);
            case I2F:
                return call("(_ to_fp 8 24) RNE", toBits(Sort.INT, a));
            case L2F:
                return call("(_ to_fp 8 24) RNE", toBits(Sort.LONG, a));
            case I2D:
                return call("(_ to_fp 11 53) RNE", toBits(Sort.INT, a));
            case L2D:
                return call("(_ to_fp 11 53) RNE", toBits(Sort.LONG, a));
            case F2I:
                return saturated(Sort.INT, a, Constant.of(0x1p31f), Constant.of(-0x1p31f));
            case F2L:
                return saturated(Sort.LONG, a, Constant.of(0x1p63f), Constant.of(-0x1p63f));
            case D2I:
                return saturated(Sort.INT, a, Constant.of((double) Integer.MAX_VALUE), Constant.of(-0x1p31));
            case D2L:
                return saturated(Sort.LONG, a, Constant.of(0x1p63), Constant.of(-0x1p63));
            default:
                throw new AssertionError(operator);
        }
    }

    /** The one that compares first: NaN before all, and of two zeros the one that the last condition says. */
    private static String first(String a, String b, String before, String zero) {
        String compared = ite(call(before, a, b), a, ite(call(before, b, a), b, ite(zero, a, b)));
        return ite(call("fp.isNaN", a), a, ite(call("fp.isNaN", b), b, compared));
    }

    /** A conversion to a whole number: NaN is 0, and what is too large or too small is the largest or smallest number. */
    private String saturated(Sort sort, String a, Constant high, Constant low) {
        boolean wide = sort == Sort.LONG;
        String within = fromBits(sort, call("(_ fp.to_sbv " + (wide ? 64 : 32) + ") RTZ", a));
        String below = ite(call("fp.leq", a, constant(low)), literal(sort, wide ? Long.MIN_VALUE : Integer.MIN_VALUE), within);
        String above = ite(call("fp.geq", a, constant(high)), literal(sort, wide ? Long.MAX_VALUE : Integer.MAX_VALUE), below);
        return ite(call("fp.isNaN", a), literal(sort, 0), above);
    }
}
