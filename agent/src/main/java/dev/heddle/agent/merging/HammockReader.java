package dev.heddle.agent.merging;

import dev.heddle.runtime.merging.Formula;
import dev.heddle.runtime.merging.Formula.Kind;
import dev.heddle.term.Constant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Goes all ways from a branch to where they meet, and says by formulas what is computed there. */
final class HammockReader {

    /** More instructions than this are not worth the terms that would be made of them. Code that goes round has more. */
    private static final int MOST = 60;

    private static final Type[] TYPES = {Type.INT_TYPE, Type.LONG_TYPE, Type.FLOAT_TYPE, Type.DOUBLE_TYPE};
    /** The results of conversions, from I2L on. */
    private static final String CONVERTED = "JFDIFDIJDIJFIII";

    private final InsnList code;
    private final ControlFlow flow;
    private final Liveness liveness;
    private final boolean overflow;
    private final List<Formula> formulas = new ArrayList<>();
    private final List<Hammock.Input> inputs = new ArrayList<>();
    private final Set<AbstractInsnNode> jumps = new LinkedHashSet<>();
    private final List<AbstractInsnNode> returns = new ArrayList<>();
    private int steps;

    HammockReader(InsnList code, ControlFlow flow, Liveness liveness, boolean overflow) {
        this.code = code;
        this.flow = flow;
        this.liveness = liveness;
        this.overflow = overflow;
    }

    /** Whether an instruction goes one of several ways, by numbers. */
    static boolean isBranch(AbstractInsnNode each) {
        int opcode = each.getOpcode();
        return opcode >= Opcodes.IFEQ && opcode <= Opcodes.IF_ICMPLE || opcode == Opcodes.TABLESWITCH || opcode == Opcodes.LOOKUPSWITCH;
    }

    /** The hammock that begins with {@code head}, or null. */
    Hammock read(AbstractInsnNode head) {
        int end = flow.meets(code.indexOf(head));
        if (end < 0) {
            return null;
        }
        State state = new State();
        boolean two = head.getOpcode() >= Opcodes.IF_ICMPEQ && head.getOpcode() <= Opcodes.IF_ICMPLE;
        for (int i = 0; i < (two ? 2 : 1); i++) {
            state.push(operand());
        }
        State after = branch(head, end, state);
        if (after == null || !after.operands().stream().allMatch(Value::isNumber)) {
            return null;
        }
        after.locals().keySet().removeIf(local -> !liveness.isRead(local, end));
        return new Hammock(head, end, jumps, returns, after, formulas, inputs);
    }

    private Value operand() {
        inputs.add(new Hammock.Input(-1, Type.INT_TYPE));
        return add(Formula.input(inputs.size() - 1), Type.INT_TYPE);
    }

    /** What a variable has before the hammock. */
    static Value input(int local, Type type, List<Hammock.Input> inputs, List<Formula> formulas) {
        Hammock.Input wanted = new Hammock.Input(local, type);
        int place = inputs.indexOf(wanted);
        if (place < 0) {
            place = inputs.size();
            inputs.add(wanted);
            formulas.add(Formula.input(place));
        }
        return new Value(formulas.indexOf(Formula.input(place)), type);
    }

    private Value add(Formula formula, Type type) {
        formulas.add(formula);
        return new Value(formulas.size() - 1, type);
    }

    /** Goes on from an instruction up to another; null if something on the way does more than to compute. */
    private State walk(int from, int end, State state) {
        int at = from;
        State now = state;
        while (now != null && at != end) {
            AbstractInsnNode each = code.get(at);
            if (each.getOpcode() >= 0 && steps++ >= MOST) {
                return null;
            }
            if (isBranch(each)) {
                int meets = flow.meets(at);
                now = meets < 0 ? null : branch(each, meets, now);
                at = meets;
            } else if (each.getOpcode() >= Opcodes.IRETURN && each.getOpcode() <= Opcodes.DRETURN) {
                return end == flow.end() ? returned(each, now) : null;
            } else if (each.getOpcode() == Opcodes.GOTO) {
                at = code.indexOf(((JumpInsnNode) each).label);
            } else if (each.getOpcode() < 0 || step(each, now)) {
                at++;
            } else {
                return null;
            }
        }
        return now;
    }

    private State returned(AbstractInsnNode each, State before) {
        Value value = before.pop();
        if (value == null || !value.isNumber()) {
            return null;
        }
        if (!returns.contains(each)) {
            returns.add(each);
        }
        State after = new State();
        after.push(value);
        return after;
    }

    private State branch(AbstractInsnNode each, int meets, State before) {
        jumps.add(each);
        if (each instanceof JumpInsnNode jump) {
            return jump(jump, meets, before);
        }
        Map<LabelNode, Integer> targets = new LinkedHashMap<>();
        Value value = pop(before, Type.INT_TYPE);
        if (value == null) {
            return null;
        }
        LabelNode otherwise = each instanceof TableSwitchInsnNode table ? table.dflt : ((LookupSwitchInsnNode) each).dflt;
        List<LabelNode> labels = each instanceof TableSwitchInsnNode table ? table.labels : ((LookupSwitchInsnNode) each).labels;
        steps += labels.size();
        for (int i = 0; i < labels.size() && steps <= MOST; i++) {
            int key = each instanceof TableSwitchInsnNode table ? table.min + i : ((LookupSwitchInsnNode) each).keys.get(i);
            if (labels.get(i) != otherwise) {
                int here = add(Formula.binary(Kind.COMPARISON, Opcodes.IF_ICMPEQ, value.number(), constant(key).number()), null).number();
                targets.merge(labels.get(i), here, (one, other) -> add(Formula.binary(Kind.EITHER, 0, one, other), null).number());
            }
        }
        State after = steps > MOST ? null : walk(code.indexOf(otherwise), meets, before.copy());
        for (Map.Entry<LabelNode, Integer> target : targets.entrySet()) {
            State here = after == null ? null : walk(code.indexOf(target.getKey()), meets, before.copy());
            after = here == null ? null : meet(target.getValue(), here, after);
        }
        return after;
    }

    private State jump(JumpInsnNode jump, int meets, State before) {
        boolean two = jump.getOpcode() >= Opcodes.IF_ICMPEQ;
        Value right = two ? pop(before, Type.INT_TYPE) : constant(0);
        Value left = pop(before, Type.INT_TYPE);
        if (left == null || right == null) {
            return null;
        }
        int opcode = two ? jump.getOpcode() : jump.getOpcode() - Opcodes.IFEQ + Opcodes.IF_ICMPEQ;
        int condition = add(Formula.binary(Kind.COMPARISON, opcode, left.number(), right.number()), null).number();
        State taken = walk(code.indexOf(jump.label), meets, before.copy());
        State other = taken == null ? null : walk(code.indexOf(jump) + 1, meets, before);
        return other == null ? null : meet(condition, taken, other);
    }

    /** The state after two ways; null if they have not pushed the same number of operands. */
    private State meet(int condition, State yes, State no) {
        if (yes.operands().size() != no.operands().size()) {
            return null;
        }
        State both = new State();
        for (int i = 0; i < yes.operands().size(); i++) {
            both.push(choice(condition, yes.operands().get(i), no.operands().get(i)));
        }
        Set<Integer> written = new TreeSet<>(yes.locals().keySet());
        written.addAll(no.locals().keySet());
        for (int local : written) {
            Value one = yes.local(local);
            Value other = no.local(local);
            both.locals().put(local, choice(condition, one != null ? one : before(local, other), other != null ? other : before(local, one)));
        }
        return both;
    }

    /** What a variable has before the hammock if that is of the type of another value. */
    private Value before(int local, Value like) {
        return like.isNumber() ? input(local, like.type(), inputs, formulas) : Value.UNKNOWN;
    }

    private Value choice(int condition, Value yes, Value no) {
        if (yes.equals(no)) {
            return yes;
        }
        boolean alike = yes.isNumber() && Objects.equals(yes.type(), no.type());
        return alike ? add(Formula.choice(condition, yes.number(), no.number()), yes.type()) : Value.UNKNOWN;
    }

    private Value constant(Object value) {
        Type type = value instanceof Integer ? Type.INT_TYPE : value instanceof Long ? Type.LONG_TYPE : value instanceof Float ? Type.FLOAT_TYPE : Type.DOUBLE_TYPE;
        return add(Formula.constant(Constant.ofValue(value)), type);
    }

    /** The last operand, if it is of this type; else null. */
    private static Value pop(State state, Type type) {
        Value value = state.pop();
        return value != null && Objects.equals(value.type(), type) ? value : null;
    }

    /** What an instruction other than a branch does to the state; false if it does more, or nobody knows. */
    private boolean step(AbstractInsnNode each, State state) {
        int opcode = each.getOpcode();
        if (opcode >= Opcodes.ILOAD && opcode <= Opcodes.ALOAD) {
            return load((VarInsnNode) each, state);
        } else if (opcode >= Opcodes.ISTORE && opcode <= Opcodes.DSTORE) {
            Value value = pop(state, TYPES[opcode - Opcodes.ISTORE]);
            if (value != null) {
                state.store(((VarInsnNode) each).var, value);
            }
            return value != null;
        } else if (opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.LDC) {
            Object constant = constantOf(each);
            if (constant instanceof Number) {
                state.push(constant(constant));
            }
            return constant instanceof Number;
        } else if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD && opcode != Opcodes.AALOAD) {
            Value index = pop(state, Type.INT_TYPE);
            Value array = index == null ? null : pop(state, null);
            Type type = opcode > Opcodes.DALOAD ? Type.INT_TYPE : TYPES[opcode - Opcodes.IALOAD];
            return array != null && push(state, Formula.binary(Kind.ELEMENT, opcode, array.number(), index.number()), type);
        } else if (opcode == Opcodes.ARRAYLENGTH) {
            Value array = pop(state, null);
            return array != null && push(state, Formula.unary(Kind.LENGTH, opcode, array.number()), Type.INT_TYPE);
        } else if (opcode == Opcodes.IINC) {
            return increment((IincInsnNode) each, state);
        } else if (opcode >= Opcodes.POP && opcode <= Opcodes.SWAP) {
            return shuffle(opcode, state);
        }
        return opcode == Opcodes.NOP || compute(opcode, state);
    }

    private boolean push(State state, Formula formula, Type type) {
        state.push(add(formula, type));
        return true;
    }

    private Value local(int index, Type type, State state) {
        Value written = state.local(index);
        return written == null ? input(index, type, inputs, formulas) : Objects.equals(written.type(), type) ? written : null;
    }

    private boolean load(VarInsnNode each, State state) {
        Value value = local(each.var, each.getOpcode() == Opcodes.ALOAD ? null : TYPES[each.getOpcode() - Opcodes.ILOAD], state);
        if (value != null) {
            state.push(value);
        }
        return value != null;
    }

    private boolean increment(IincInsnNode each, State state) {
        Value value = overflow ? null : local(each.var, Type.INT_TYPE, state);
        if (value != null) {
            state.store(each.var, add(Formula.binary(Kind.BINARY, Opcodes.IADD, value.number(), constant(each.incr).number()), Type.INT_TYPE));
        }
        return value != null;
    }

    private static Object constantOf(AbstractInsnNode each) {
        int opcode = each.getOpcode();
        if (each instanceof LdcInsnNode load) {
            return load.cst;
        } else if (each instanceof IntInsnNode push) {
            return push.operand;
        } else if (opcode <= Opcodes.ICONST_5) {
            return opcode - Opcodes.ICONST_0;
        } else if (opcode <= Opcodes.LCONST_1) {
            return (long) (opcode - Opcodes.LCONST_0);
        }
        return opcode <= Opcodes.FCONST_2 ? (Object) (float) (opcode - Opcodes.FCONST_0) : (Object) (double) (opcode - Opcodes.DCONST_0);
    }

    private static boolean shuffle(int opcode, State state) {
        Value top = state.pop();
        boolean pair = (opcode == Opcodes.POP2 || opcode == Opcodes.DUP2) && top != null && !top.isWide() || opcode == Opcodes.DUP_X1 || opcode == Opcodes.SWAP;
        Value below = pair ? state.pop() : null;
        if (top == null || pair && below == null) {
            return false;
        }
        switch (opcode) {
            case Opcodes.POP, Opcodes.POP2 -> {
                return true;
            }
            case Opcodes.DUP, Opcodes.DUP2 -> {
                for (int i = 0; i < 2; i++) {
                    if (pair) {
                        state.push(below);
                    }
                    state.push(top);
                }
                return true;
            }
            case Opcodes.DUP_X1, Opcodes.SWAP -> {
                state.push(top);
                state.push(below);
                if (opcode == Opcodes.DUP_X1) {
                    state.push(top);
                }
                return true;
            }
            default -> {
                return false;
            }
        }
    }

    private boolean compute(int opcode, State state) {
        if (opcode >= Opcodes.I2L && opcode <= Opcodes.I2S) {
            Value value = pop(state, TYPES[(opcode - Opcodes.I2L) / 3 % TYPES.length]);
            return value != null && push(state, Formula.unary(Kind.UNARY, opcode, value.number()), Type.getType(CONVERTED.substring(opcode - Opcodes.I2L, opcode - Opcodes.I2L + 1)));
        } else if (opcode >= Opcodes.INEG && opcode <= Opcodes.DNEG) {
            Type type = TYPES[opcode - Opcodes.INEG];
            Value value = overflow && opcode <= Opcodes.LNEG ? null : pop(state, type);
            return value != null && push(state, Formula.unary(Kind.UNARY, opcode, value.number()), type);
        } else if (opcode >= Opcodes.LCMP && opcode <= Opcodes.DCMPG) {
            return binary(opcode, TYPES[(opcode - Opcodes.LCMP + 1) / 2 + 1], TYPES[(opcode - Opcodes.LCMP + 1) / 2 + 1], Type.INT_TYPE, state);
        } else if (opcode >= Opcodes.IADD && opcode <= Opcodes.DREM) {
            Type type = TYPES[(opcode - Opcodes.IADD) % 4];
            boolean whole = (opcode - Opcodes.IADD) % 4 < 2;
            boolean divides = opcode >= Opcodes.IDIV && opcode != Opcodes.FDIV && opcode != Opcodes.DDIV;
            return divides ? whole && isNotZero(state) && binary(opcode, type, type, type, state)
                    : !(overflow && whole && opcode < Opcodes.IDIV) && binary(opcode, type, type, type, state);
        } else if (opcode >= Opcodes.ISHL && opcode <= Opcodes.LUSHR) {
            Type type = TYPES[(opcode - Opcodes.ISHL) % 2];
            return binary(opcode, type, Type.INT_TYPE, type, state);
        } else if (opcode >= Opcodes.IAND && opcode <= Opcodes.LXOR) {
            Type type = TYPES[(opcode - Opcodes.IAND) % 2];
            return binary(opcode, type, type, type, state);
        }
        return false;
    }

    /** Whether the last operand is a constant other than zero, by which one can divide. */
    private boolean isNotZero(State state) {
        Value divisor = state.operands().isEmpty() ? Value.UNKNOWN : state.operands().get(state.operands().size() - 1);
        Constant constant = divisor.isNumber() ? formulas.get(divisor.number()).constant() : null;
        return constant != null && ((Number) constant.value()).longValue() != 0;
    }

    private boolean binary(int opcode, Type left, Type right, Type result, State state) {
        Value second = pop(state, right);
        Value first = second == null ? null : pop(state, left);
        return first != null && push(state, Formula.binary(Kind.BINARY, opcode, first.number(), second.number()), result);
    }
}
