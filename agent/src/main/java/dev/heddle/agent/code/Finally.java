package dev.heddle.agent.code;

import java.util.function.Supplier;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Puts code before the body of a method, and other code on every way out of it. */
public final class Finally {

    private final MethodNode method;
    private final InsnList before;
    private final Supplier<InsnList> after;
    private final int local;
    private final Object localType;

    /** {@code after} may use {@code local}, which {@code before} has set and all frames know of. */
    public Finally(MethodNode method, InsnList before, Supplier<InsnList> after, int local, Object localType) {
        this.method = method;
        this.before = before;
        this.after = after;
        this.local = local;
        this.localType = localType;
    }

    public void wrap() {
        InsnList body = method.instructions;
        LabelNode handler = new LabelNode();
        LabelNode start = new LabelNode();
        before.add(start);
        // The start of a try block must not be its end: an empty body has nothing to protect.
        for (AbstractInsnNode instruction : body.toArray()) {
            int opcode = instruction.getOpcode();
            if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
                LabelNode end = new LabelNode();
                LabelNode next = new LabelNode();
                body.insertBefore(instruction, end);
                body.insertBefore(instruction, after.get());
                body.insert(instruction, next);
                protect(start, end, handler);
                start = next;
            }
        }
        LabelNode last = new LabelNode();
        body.add(last);
        protect(start, last, handler);
        body.add(handler);
        body.add(Frames.handler(local, localType));
        body.add(after.get());
        body.add(new InsnNode(Opcodes.ATHROW));
        body.insert(before);
        method.tryCatchBlocks.removeIf(block -> block.type == null && block.handler == handler && isEmpty(block));
    }

    private void protect(LabelNode start, LabelNode end, LabelNode handler) {
        method.tryCatchBlocks.add(new TryCatchBlockNode(start, end, handler, null));
    }

    private static boolean isEmpty(TryCatchBlockNode block) {
        for (AbstractInsnNode at = block.start; at != null && at != block.end; at = at.getNext()) {
            if (at.getOpcode() >= 0) {
                return false;
            }
        }
        return true;
    }
}
