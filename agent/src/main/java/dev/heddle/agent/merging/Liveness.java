package dev.heddle.agent.merging;

import java.util.BitSet;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Which variables are still read from an instruction on. Others may be there as well, as long as nobody looks: to the verifier they may be gone.
 *
 * <p>A variable is told from the one of two slots that begins where it does: whoever writes a slot ends both.
 */
final class Liveness {

    private final InsnList code;
    private final ControlFlow flow;
    private final BitSet[] before;

    Liveness(MethodNode method, ControlFlow flow) {
        this.code = method.instructions;
        this.flow = flow;
        this.before = new BitSet[code.size() + 1];
        for (int i = 0; i < before.length; i++) {
            before[i] = new BitSet();
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = code.size() - 1; i >= 0; i--) {
                BitSet now = live(i, method.tryCatchBlocks);
                changed |= !now.equals(before[i]);
                before[i] = now;
            }
        }
    }

    /** Whether the variable that begins with a slot, of two slots or one, is read at or after the instruction {@code index} before it is written. */
    boolean isRead(int local, int index) {
        return before[index].get(bit(local, false)) || before[index].get(bit(local, true));
    }

    private static int bit(int local, boolean wide) {
        return 2 * local + (wide ? 1 : 0);
    }

    private BitSet live(int index, List<TryCatchBlockNode> handlers) {
        BitSet live = new BitSet();
        for (int next : flow.successors(index)) {
            live.or(before[next]);
        }
        AbstractInsnNode each = code.get(index);
        if (each instanceof VarInsnNode access && access.getOpcode() >= Opcodes.ISTORE && access.getOpcode() <= Opcodes.ASTORE) {
            boolean wide = access.getOpcode() == Opcodes.LSTORE || access.getOpcode() == Opcodes.DSTORE;
            live.clear(bit(access.var, false), bit(access.var + (wide ? 2 : 1), false));
            if (access.var > 0) {
                live.clear(bit(access.var - 1, true));
            }
        } else if (each instanceof VarInsnNode access) {
            live.set(bit(access.var, access.getOpcode() == Opcodes.LLOAD || access.getOpcode() == Opcodes.DLOAD));
        } else if (each instanceof IincInsnNode increment) {
            live.set(bit(increment.var, false));
        }
        for (TryCatchBlockNode handler : handlers) {
            if (index >= code.indexOf(handler.start) && index < code.indexOf(handler.end)) {
                live.or(before[code.indexOf(handler.handler)]);
            }
        }
        return live;
    }
}
