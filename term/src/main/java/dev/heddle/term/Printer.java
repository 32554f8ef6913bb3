package dev.heddle.term;

/** Writes a term as an expression of Java, with no more parentheses than needed. What is too long or too deep is left out. */
final class Printer {

    private static final int LONGEST = 4000;
    private static final int DEEPEST = 200;
    private static final String LEFT_OUT = "...";

    private static final int CONDITIONAL = 2;
    private static final int EQUALITY = 8;
    private static final int RELATION = 9;
    private static final int SUM = 11;
    private static final int UNARY = 14;

    private final StringBuilder text = new StringBuilder();
    private int depth;

    String print(Term term) {
        term(term, 0);
        return text.toString();
    }

    /** @param least the precedence below which the term needs parentheses */
    private void term(Term term, int least) {
        if (depth >= DEEPEST || text.length() >= LONGEST) {
            text.append(LEFT_OUT);
            return;
        }
        depth++;
        if (term instanceof Variable) {
            text.append(((Variable) term).name());
        } else if (term instanceof Constant) {
            constant((Constant) term);
        } else {
            application((Application) term, least);
        }
        depth--;
    }

    private void constant(Constant constant) {
        text.append(constant.sort().text(constant.value()));
        if (constant.sort() == Sort.LONG) {
            text.append('L');
        } else if (constant.sort() == Sort.FLOAT) {
            text.append('f');
        }
    }

    private void application(Application term, int least) {
        switch (term.operator()) {
            case NOT:
                negation(term.argument(0), least);
                break;
            case IEQ:
                equality(term, true, least);
                break;
            case ITE:
                open(CONDITIONAL, least);
                term(term.argument(0), CONDITIONAL + 1);
                text.append(" ? ");
                term(term.argument(1), CONDITIONAL + 1);
                text.append(" : ");
                term(term.argument(2), CONDITIONAL);
                close(CONDITIONAL, least);
                break;
            default:
                int precedence = precedence(term.operator());
                if (precedence == 0) {
                    call(term);
                } else if (term.arity() == 1) {
                    open(UNARY, least);
                    text.append(term.operator().symbol());
                    if (term.operator().symbol().length() > 1) {
                        text.append(' ');
                    }
                    term(term.argument(0), UNARY);
                    close(UNARY, least);
                } else {
                    binary(term, precedence, least);
                }
        }
    }

    private void negation(Term negated, int least) {
        if (negated instanceof Application) {
            Operator operator = ((Application) negated).operator();
            if (operator == Operator.IEQ) {
                equality((Application) negated, false, least);
                return;
            }
            if (operator.symbol().equals("==")) {
                infix(((Application) negated).argument(0), " != ", ((Application) negated).argument(1), EQUALITY, least);
                return;
            }
        }
        open(UNARY, least);
        text.append('!');
        term(negated, UNARY);
        close(UNARY, least);
    }

    /** Booleans are compared with 0 by leaving the comparison out. What is not one of two things with a name is the other. */
    private void equality(Application equality, boolean positive, int least) {
        Term left = equality.argument(0);
        Term right = equality.argument(1);
        if (left instanceof Variable && ((Variable) left).kind() == Variable.Kind.BOOLEAN && right instanceof Constant && right.low() == 0) {
            text.append(positive ? "!" : "").append(((Variable) left).name());
            return;
        }
        String other = positive || !(left instanceof Variable) || !(right instanceof Constant) ? null
                : ((Variable) left).showOther(((Constant) right).value());
        if (other != null) {
            open(EQUALITY, least);
            text.append(((Variable) left).name()).append(" == ").append(other);
            close(EQUALITY, least);
        } else {
            infix(left, positive ? " == " : " != ", right, EQUALITY, least);
        }
    }

    private void binary(Application term, int precedence, int least) {
        Term left = term.argument(0);
        Term right = term.argument(1);
        String symbol = term.operator().symbol();
        if (precedence == RELATION && left instanceof Constant) {
            infix(right, symbol.equals("<") ? " > " : " >= ", left, RELATION, least);
            return;
        }
        if (symbol.equals("+") && right instanceof Constant && term.sort().isIntegral() && right.low() < 0) {
            long number = right.low();
            if (number != (term.sort() == Sort.INT ? Integer.MIN_VALUE : Long.MIN_VALUE)) {
                infix(left, " - ", term.sort() == Sort.INT ? Constant.of((int) -number) : Constant.of(-number), SUM, least);
                return;
            }
        }
        infix(left, " " + symbol + " ", right, precedence, least, associates(term.operator()));
    }

    private void infix(Term left, String symbol, Term right, int precedence, int least) {
        infix(left, symbol, right, precedence, least, false);
    }

    private void infix(Term left, String symbol, Term right, int precedence, int least, boolean associates) {
        open(precedence, least);
        boolean comparison = precedence == EQUALITY || precedence == RELATION;
        side(left, comparison ? right : left, precedence);
        text.append(symbol);
        boolean same = associates && right instanceof Application && symbol.trim().equals(((Application) right).operator().symbol());
        side(right, comparison ? left : right, same ? precedence : precedence + 1);
        close(precedence, least);
    }

    /** A number that is compared with a character is written as one, and so is one that stands for something else. */
    private void side(Term side, Term compared, int least) {
        if (side instanceof Constant && compared instanceof Variable && ((Variable) compared).isShownByText()
                && ((Variable) compared).admits(((Constant) side).value())) {
            text.append(((Variable) compared).show(((Constant) side).value()));
        } else {
            term(side, least);
        }
    }

    /** A static method or, if the first argument is a string, one of the string; an index that is the method's own default is left out. */
    private void call(Application term) {
        String symbol = term.operator().symbol();
        boolean method = term.operator().argument(0) == Sort.STRING && symbol.indexOf('.') < 0;
        int arity = term.arity();
        if (method) {
            term(term.argument(0), UNARY + 1);
            text.append('.');
            boolean last = symbol.equals("lastIndexOf");
            Term from = term.argument(arity - 1);
            if ((last || symbol.equals("indexOf") || symbol.equals("startsWith")) && from instanceof Constant
                    && from.low() == (last ? Integer.MAX_VALUE : 0)) {
                arity--;
            }
        }
        text.append(symbol).append('(');
        for (int i = method ? 1 : 0; i < arity; i++) {
            text.append(i == (method ? 1 : 0) ? "" : ", ");
            term(term.argument(i), 0);
        }
        text.append(')');
    }

    private void open(int precedence, int least) {
        if (precedence < least) {
            text.append('(');
        }
    }

    private void close(int precedence, int least) {
        if (precedence < least) {
            text.append(')');
        }
    }

    /** Whether it makes no difference how three operands are put together. */
    private static boolean associates(Operator operator) {
        switch (operator) {
            case IADD:
            case IMUL:
            case IAND:
            case IOR:
            case IXOR:
            case LADD:
            case LMUL:
            case LAND:
            case LOR:
            case LXOR:
            case AND:
            case OR:
                return true;
            default:
                return false;
        }
    }

    /** How strongly Java's operator binds; 0 if Java has none. */
    private static int precedence(Operator operator) {
        switch (operator.symbol()) {
            case "*":
            case "/":
            case "%":
                return 12;
            case "+":
                return SUM;
            case "-":
                return operator.arity() == 1 ? UNARY : SUM;
            case "<<":
            case ">>":
            case ">>>":
                return 10;
            case "<":
            case "<=":
                return RELATION;
            case "==":
                return EQUALITY;
            case "&":
                return 7;
            case "^":
                return 6;
            case "|":
                return 5;
            case "&&":
                return 4;
            case "||":
                return 3;
            default:
                return operator.symbol().startsWith("(") ? UNARY : 0;
        }
    }
}
