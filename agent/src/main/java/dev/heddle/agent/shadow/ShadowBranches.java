package dev.heddle.agent.shadow;

import dev.heddle.agent.code.Hook;
import dev.heddle.agent.code.SiteFactory;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.Frame;

/** Jumps, switches and other instructions by which inputs can decide how the execution goes on. */
final class ShadowBranches {

    private final ShadowFrame shadows;
    private final InsnList code;
    private final SiteFactory sites;
    private final ShadowMerges merges;

    ShadowBranches(ShadowFrame shadows, InsnList code, SiteFactory sites, ShadowMerges merges) {
        this.shadows = shadows;
        this.code = code;
        this.sites = sites;
        this.merges = merges;
    }

    void test(AbstractInsnNode each, Frame<ShadowValue> frame, int top) {
        if (frame.getStack(top).shadowed() && !merges.begin(each, frame, top)) {
            code.insertBefore(each, ShadowFrame.list(new InsnNode(Opcodes.DUP), new VarInsnNode(Opcodes.ALOAD, shadows.operand(top)),
                    SiteFactory.constant(each.getOpcode()), sites.push(each), Hook.TEST.call()));
        }
    }

    void compare(AbstractInsnNode each, Frame<ShadowValue> frame, int top) {
        ShadowValue left = frame.getStack(top - 1);
        ShadowValue right = frame.getStack(top);
        if ((left.shadowed() || right.shadowed()) && !merges.begin(each, frame, top)) {
            code.insertBefore(each, ShadowFrame.list(new InsnNode(Opcodes.DUP2), shadows.push(left, top - 1), shadows.push(right, top),
                    SiteFactory.constant(each.getOpcode()), sites.push(each), Hook.COMPARE.call()));
        }
    }

    void select(AbstractInsnNode each, Frame<ShadowValue> frame, int top) {
        if (frame.getStack(top).shadowed() && !merges.begin(each, frame, top)) {
            code.insertBefore(each, ShadowFrame.list(new InsnNode(Opcodes.DUP), new VarInsnNode(Opcodes.ALOAD, shadows.operand(top)),
                    SiteFactory.constant(ShadowCalls.cases(each)), sites.push(each), Hook.SELECT.call()));
        }
    }

    /** References are compared by what the objects would be if they needed no shadows; of boxes and strings that may depend on inputs. */
    void compareReferences(AbstractInsnNode each) {
        code.insertBefore(each, ShadowFrame.list(new InsnNode(Opcodes.DUP2), sites.push(each), Hook.STRINGS_COMPARED.call()));
        code.insertBefore(each, ShadowFrame.list(new InsnNode(Opcodes.DUP2), sites.push(each), Hook.BOXES_COMPARED.call()));
        code.insertBefore(each, ShadowFrame.list(new InsnNode(Opcodes.SWAP), Hook.CANONICAL.call(), new InsnNode(Opcodes.SWAP), Hook.CANONICAL.call()));
    }

    void length(AbstractInsnNode each, Frame<ShadowValue> frame, int top) {
        if (frame.getStack(top).shadowed()) {
            code.insertBefore(each, ShadowFrame.list(new InsnNode(Opcodes.DUP), new VarInsnNode(Opcodes.ALOAD, shadows.operand(top)),
                    sites.push(each), Hook.LENGTH.call()));
        }
        shadows.forget(each, top);
    }
}
