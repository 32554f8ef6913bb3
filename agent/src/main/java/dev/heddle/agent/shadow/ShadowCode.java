package dev.heddle.agent.shadow;

import dev.heddle.agent.code.Hook;
import dev.heddle.agent.code.SiteFactory;
import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * Gives a method shadows: beside each local variable and operand that can depend on inputs, a further local variable
 * holds the term that says how, or null.
 *
 * <p>Shadows lie in the method's own frame ({@link ShadowFrame}), so calls, exceptions and recursion need no bookkeeping. Arguments and
 * results pass from frame to frame through the strand ({@link ShadowInvocations}), fields and elements have theirs in a table
 * ({@link ShadowMemory}). Everything that costs is behind one test for null, in methods that the JIT inlines.
 */
public final class ShadowCode {

    private final ClassNode node;
    private final MethodNode method;
    private final SiteFactory sites;
    private final ShadowCalls calls;
    private final ShadowLambdas lambdas;
    private final boolean overflow;

    private ShadowFrame shadows;
    private ShadowStack stack;
    private ShadowArithmetic arithmetic;
    private ShadowMerges merges;
    private ShadowBranches branches;
    private ShadowMemory memory;
    private ShadowPins pins;
    private ShadowInvocations invocations;

    /** {@code overflow} says whether calculations that may overflow are branches. */
    public ShadowCode(ClassNode node, MethodNode method, SiteFactory sites, ShadowCalls calls, ShadowLambdas lambdas, boolean overflow) {
        this.node = node;
        this.method = method;
        this.sites = sites;
        this.calls = calls;
        this.lambdas = lambdas;
        this.overflow = overflow;
    }

    /** Instruments the method, which has no subroutines. */
    public void instrument() {
        ShadowAnalysis analysis = new ShadowAnalysis(node.name, method, calls::mayReturnShadow, overflow);
        Frame<ShadowValue>[] frames = analysis.frames();
        InsnList code = method.instructions;
        AbstractInsnNode[] all = code.toArray();
        shadows = new ShadowFrame(method, analysis);
        stack = new ShadowStack(shadows, code);
        arithmetic = new ShadowArithmetic(shadows, code, sites, overflow);
        merges = new ShadowMerges(shadows, code, sites, analysis);
        branches = new ShadowBranches(shadows, code, sites, merges);
        memory = new ShadowMemory(shadows, code, sites, calls, method.name.equals("<init>"));
        pins = new ShadowPins(shadows, code, sites, calls);
        invocations = new ShadowInvocations(shadows, code, sites, calls, lambdas, memory, pins);
        Set<AbstractInsnNode> handlers = new HashSet<>();
        for (TryCatchBlockNode block : method.tryCatchBlocks) {
            handlers.add(block.handler);
        }
        merges.meet(all);
        for (int i = 0; i < all.length; i++) {
            if (frames[i] == null) {
                continue;
            }
            if (handlers.contains(all[i])) {
                caught(all[i]);
            } else if (all[i].getOpcode() >= 0) {
                shadows.nextInstruction();
                instrument(all[i], frames[i]);
            }
        }
        shadows.begin(node.name, lambdas.signatures(method));
    }

    private void caught(AbstractInsnNode handler) {
        AbstractInsnNode at = handler;
        while (at.getNext() != null && at.getNext().getOpcode() < 0) {
            at = at.getNext();
        }
        method.instructions.insert(at, merges.forget());
        method.instructions.insert(at, Hook.CAUGHT.call());
        method.instructions.insert(at, new InsnNode(Opcodes.DUP));
    }

    private void instrument(AbstractInsnNode each, Frame<ShadowValue> frame) {
        int top = frame.getStackSize() - 1;
        int opcode = each.getOpcode();
        if (opcode >= Opcodes.ILOAD && opcode <= Opcodes.ALOAD) {
            stack.load((VarInsnNode) each, frame, top);
        } else if (opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE) {
            stack.store((VarInsnNode) each, frame, top);
        } else if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
            memory.loadElement(each, frame, top);
        } else if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
            memory.storeElement(each, frame, top);
        } else if (opcode >= Opcodes.POP && opcode <= Opcodes.SWAP) {
            stack.shuffle(each, frame, top);
        } else if (ShadowArithmetic.isBinary(opcode)) {
            arithmetic.binary(each, frame, top);
        } else if (opcode >= Opcodes.INEG && opcode <= Opcodes.DNEG || opcode >= Opcodes.I2L && opcode <= Opcodes.I2S) {
            arithmetic.unary(each, frame, top);
        } else if (opcode == Opcodes.IINC) {
            arithmetic.increment((IincInsnNode) each, frame);
        } else if (opcode >= Opcodes.IFEQ && opcode <= Opcodes.IFLE) {
            branches.test(each, frame, top);
        } else if (opcode >= Opcodes.IF_ICMPEQ && opcode <= Opcodes.IF_ICMPLE) {
            branches.compare(each, frame, top);
        } else if (opcode == Opcodes.IF_ACMPEQ || opcode == Opcodes.IF_ACMPNE) {
            branches.compareReferences(each);
        } else if (opcode == Opcodes.TABLESWITCH || opcode == Opcodes.LOOKUPSWITCH) {
            branches.select(each, frame, top);
        } else if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.DRETURN) {
            merges.leave(each, top);
            invocations.leave(each, frame, top);
        } else if (opcode == Opcodes.ARETURN) {
            pins.returned(method, each);
        } else if (opcode >= Opcodes.GETSTATIC && opcode <= Opcodes.PUTFIELD) {
            memory.field((FieldInsnNode) each, frame, top);
        } else if (each instanceof MethodInsnNode call) {
            invocations.invoke(call, frame, top);
        } else if (each instanceof InvokeDynamicInsnNode dynamic) {
            invocations.invoke(dynamic, frame, top);
        } else if (opcode == Opcodes.NEWARRAY || opcode == Opcodes.ANEWARRAY) {
            branches.length(each, frame, top);
        } else if (opcode == Opcodes.MULTIANEWARRAY) {
            pins.pin(each, frame, top, ((MultiANewArrayInsnNode) each).dims, "the length of an array");
        } else if (opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.LDC) {
            shadows.forget(each, top + 1);
        } else if (opcode == Opcodes.MONITORENTER) {
            pins.enter(each);
        } else if (opcode == Opcodes.MONITOREXIT) {
            method.instructions.insertBefore(each, Hook.CANONICAL.call());
        } else if (opcode == Opcodes.ARRAYLENGTH || opcode == Opcodes.INSTANCEOF) {
            shadows.forget(each, top);
        }
    }
}
