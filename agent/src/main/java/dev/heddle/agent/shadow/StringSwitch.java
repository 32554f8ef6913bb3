package dev.heddle.agent.shadow;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * A switch on a string as compilers write it: first by hash code, then, among the strings that have it, by comparing.
 */
final class StringSwitch {

    private static final String STRING = "java/lang/String";

    private StringSwitch() {
    }

    /** The strings told apart by the switch that begins with {@code call}, in order; none if it begins no such switch. */
    static List<String> cases(MethodInsnNode call) {
        List<String> cases = new ArrayList<>();
        if (!call.owner.equals(STRING) || !call.name.equals("hashCode")) {
            return cases;
        }
        AbstractInsnNode next = next(call);
        List<LabelNode> targets = next instanceof LookupSwitchInsnNode lookup ? lookup.labels
                : next instanceof TableSwitchInsnNode table ? table.labels : List.of();
        LabelNode otherwise = next instanceof LookupSwitchInsnNode lookup ? lookup.dflt
                : next instanceof TableSwitchInsnNode table ? table.dflt : null;
        for (LabelNode target : targets) {
            if (target != otherwise) {
                addCases(target, cases);
            }
        }
        return cases;
    }

    /** From {@code target} on, one string after the other is compared, until one is equal. */
    private static void addCases(LabelNode target, List<String> cases) {
        AbstractInsnNode at = next(target);
        while (at instanceof VarInsnNode && next(at) instanceof LdcInsnNode constant && constant.cst instanceof String text
                && next(constant) instanceof MethodInsnNode equals && equals.owner.equals(STRING) && equals.name.equals("equals")) {
            if (!cases.contains(text)) {
                cases.add(text);
            }
            AbstractInsnNode then = next(equals);
            at = then.getOpcode() == Opcodes.IFEQ ? next(((JumpInsnNode) then).label) : next(then);
        }
    }

    /** The next instruction proper. */
    private static AbstractInsnNode next(AbstractInsnNode instruction) {
        AbstractInsnNode next = instruction.getNext();
        while (next != null && next.getOpcode() < 0) {
            next = next.getNext();
        }
        return next;
    }
}
