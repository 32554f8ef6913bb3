package dev.heddle.agent.shadow;

import dev.heddle.agent.code.Hook;
import dev.heddle.agent.code.SiteFactory;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.Frame;

/** Calculations: the shadow of the result is made of those of the operands. */
final class ShadowArithmetic {

    private final ShadowFrame shadows;
    private final InsnList code;
    private final SiteFactory sites;
    /** Whether calculations that may overflow are branches. */
    private final boolean overflow;

    ShadowArithmetic(ShadowFrame shadows, InsnList code, SiteFactory sites, boolean overflow) {
        this.shadows = shadows;
        this.code = code;
        this.sites = sites;
        this.overflow = overflow;
    }

    static boolean isBinary(int opcode) {
        return opcode >= Opcodes.IADD && opcode <= Opcodes.DREM || opcode >= Opcodes.ISHL && opcode <= Opcodes.LXOR
                || opcode >= Opcodes.LCMP && opcode <= Opcodes.DCMPG;
    }

    void binary(AbstractInsnNode each, Frame<ShadowValue> frame, int top) {
        ShadowValue left = frame.getStack(top - 1);
        ShadowValue right = frame.getStack(top);
        if (!left.shadowed() && !right.shadowed()) {
            shadows.forget(each, top - 1);
            return;
        }
        InsnList before = new InsnList();
        int second = shadows.scratch(right.type());
        before.add(new VarInsnNode(right.type().getOpcode(Opcodes.ISTORE), second));
        int opcode = each.getOpcode();
        if ((opcode == Opcodes.IDIV || opcode == Opcodes.IREM || opcode == Opcodes.LDIV || opcode == Opcodes.LREM) && right.shadowed()) {
            before.add(new VarInsnNode(right.type().getOpcode(Opcodes.ILOAD), second));
            before.add(shadows.push(right, top));
            before.add(sites.push(each));
            before.add(Hook.DIVISOR.of(right.type()).call());
        }
        if (overflow && isExact(opcode)) {
            operands(before, left, right, top, second, opcode);
            before.add(sites.push(each));
            before.add(Hook.OVERFLOW.of(left.type(), right.type()).call());
        }
        operands(before, left, right, top, second, opcode);
        before.add(Hook.BINARY.of(left.type(), right.type()).call());
        before.add(new VarInsnNode(Opcodes.ASTORE, shadows.operand(top - 1)));
        before.add(new VarInsnNode(right.type().getOpcode(Opcodes.ILOAD), second));
        code.insertBefore(each, before);
    }

    /** The operands with their shadows, and the operation. */
    private void operands(InsnList into, ShadowValue left, ShadowValue right, int top, int second, int opcode) {
        into.add(new InsnNode(left.getSize() == 1 ? Opcodes.DUP : Opcodes.DUP2));
        into.add(new VarInsnNode(right.type().getOpcode(Opcodes.ILOAD), second));
        into.add(shadows.push(left, top - 1));
        into.add(shadows.push(right, top));
        into.add(SiteFactory.constant(opcode));
    }

    /** True for sums, differences and products of whole numbers, which may overflow. */
    private static boolean isExact(int opcode) {
        return opcode == Opcodes.IADD || opcode == Opcodes.LADD || opcode == Opcodes.ISUB || opcode == Opcodes.LSUB
                || opcode == Opcodes.IMUL || opcode == Opcodes.LMUL;
    }

    void unary(AbstractInsnNode each, Frame<ShadowValue> frame, int top) {
        if (!frame.getStack(top).shadowed()) {
            shadows.forget(each, top);
            return;
        }
        if (overflow && (each.getOpcode() == Opcodes.INEG || each.getOpcode() == Opcodes.LNEG)) {
            Type type = frame.getStack(top).type();
            code.insertBefore(each, ShadowFrame.list(new InsnNode(type.getSize() == 1 ? Opcodes.DUP : Opcodes.DUP2), new VarInsnNode(Opcodes.ALOAD, shadows.operand(top)),
                    sites.push(each), (type == Type.LONG_TYPE ? Hook.OVERFLOW_OF_NEGATION_LONG : Hook.OVERFLOW_OF_NEGATION).call()));
        }
        code.insert(each, ShadowFrame.list(new VarInsnNode(Opcodes.ALOAD, shadows.operand(top)), SiteFactory.constant(each.getOpcode()),
                Hook.UNARY.call(), new VarInsnNode(Opcodes.ASTORE, shadows.operand(top))));
    }

    void increment(IincInsnNode each, Frame<ShadowValue> frame) {
        if (frame.getLocal(each.var).shadowed()) {
            int shadow = shadows.local(each.var);
            if (overflow) {
                code.insertBefore(each, ShadowFrame.list(new VarInsnNode(Opcodes.ILOAD, each.var), SiteFactory.constant(each.incr), new VarInsnNode(Opcodes.ALOAD, shadow),
                        new InsnNode(Opcodes.ACONST_NULL), SiteFactory.constant(Opcodes.IADD), sites.push(each), Hook.OVERFLOW.call()));
            }
            code.insert(each, ShadowFrame.list(new VarInsnNode(Opcodes.ALOAD, shadow), SiteFactory.constant(each.incr),
                    Hook.INCREMENT.call(), new VarInsnNode(Opcodes.ASTORE, shadow)));
        }
    }
}
