package dev.heddle.agent.shadow;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.Frame;

/** Instructions that only move values: their shadows move with them. */
final class ShadowStack {

    private final ShadowFrame shadows;
    private final InsnList code;

    ShadowStack(ShadowFrame shadows, InsnList code) {
        this.shadows = shadows;
        this.code = code;
    }

    void load(VarInsnNode each, Frame<ShadowValue> frame, int top) {
        if (frame.getLocal(each.var).shadowed()) {
            code.insert(each, ShadowFrame.list(new VarInsnNode(Opcodes.ALOAD, shadows.local(each.var)),
                    new VarInsnNode(Opcodes.ASTORE, shadows.operand(top + 1))));
        } else {
            shadows.forget(each, top + 1);
        }
    }

    void store(VarInsnNode each, Frame<ShadowValue> frame, int top) {
        if (frame.getStack(top).shadowed() && shadows.hasLocal(each.var)) {
            code.insert(each, ShadowFrame.list(new VarInsnNode(Opcodes.ALOAD, shadows.operand(top)),
                    new VarInsnNode(Opcodes.ASTORE, shadows.local(each.var))));
        } else if (shadows.isMergedLocal(each.var)) {
            code.insert(each, ShadowFrame.list(new InsnNode(Opcodes.ACONST_NULL), new VarInsnNode(Opcodes.ASTORE, shadows.local(each.var))));
        }
    }

    /** Which operand comes from where, for the instructions that only move operands. */
    void shuffle(AbstractInsnNode each, Frame<ShadowValue> frame, int top) {
        List<Integer> after = new ArrayList<>();
        boolean wide = top >= 0 && frame.getStack(top).getSize() == 2;
        boolean wideBelow = top >= 1 && frame.getStack(top - 1).getSize() == 2;
        boolean wideThird = top >= 2 && frame.getStack(top - 2).getSize() == 2;
        int from = top;
        switch (each.getOpcode()) {
            case Opcodes.DUP -> after.addAll(List.of(top, top));
            case Opcodes.DUP_X1 -> {
                from = top - 1;
                after.addAll(List.of(top, top - 1, top));
            }
            case Opcodes.DUP_X2 -> {
                from = wideBelow ? top - 1 : top - 2;
                after.addAll(wideBelow ? List.of(top, top - 1, top) : List.of(top, top - 2, top - 1, top));
            }
            case Opcodes.DUP2 -> {
                from = wide ? top : top - 1;
                after.addAll(wide ? List.of(top, top) : List.of(top - 1, top, top - 1, top));
            }
            case Opcodes.DUP2_X1 -> {
                from = wide ? top - 1 : top - 2;
                after.addAll(wide ? List.of(top, top - 1, top) : List.of(top - 1, top, top - 2, top - 1, top));
            }
            case Opcodes.DUP2_X2 -> {
                if (wide) {
                    from = wideBelow ? top - 1 : top - 2;
                    after.addAll(wideBelow ? List.of(top, top - 1, top) : List.of(top, top - 2, top - 1, top));
                } else {
                    from = wideThird ? top - 2 : top - 3;
                    after.addAll(wideThird ? List.of(top - 1, top, top - 2, top - 1, top)
                            : List.of(top - 1, top, top - 3, top - 2, top - 1, top));
                }
            }
            case Opcodes.SWAP -> {
                from = top - 1;
                after.addAll(List.of(top, top - 1));
            }
            default -> {
                return;
            }
        }
        InsnList moves = new InsnList();
        List<Integer> targets = new ArrayList<>();
        for (int i = 0; i < after.size(); i++) {
            int source = after.get(i);
            int target = from + i;
            if (frame.getStack(source).shadowed() && source != target) {
                moves.add(new VarInsnNode(Opcodes.ALOAD, shadows.operand(source)));
                targets.add(target);
            } else if (source != target && shadows.isMergedOperand(target)) {
                moves.add(new InsnNode(Opcodes.ACONST_NULL));
                targets.add(target);
            }
        }
        for (int i = targets.size() - 1; i >= 0; i--) {
            moves.add(new VarInsnNode(Opcodes.ASTORE, shadows.operand(targets.get(i))));
        }
        code.insert(each, moves);
    }
}
