package dev.heddle.agent.code;

import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * The marks by which JaCoCo notes that code was executed: no part of the program, so nobody schedules around them.
 *
 * <p>Each method begins by getting the array of its class, from a method or a dynamic constant {@code $jacocoInit}, into a
 * local variable; a probe stores {@code true} in an element of it.
 */
public final class Probes {

    private static final String METHOD = "$jacocoInit";
    private static final String FIELD = "$jacocoData";

    private Probes() {
    }

    public static boolean isProbeMethod(MethodNode method) {
        return method.name.equals(METHOD);
    }

    public static boolean isProbeField(FieldNode field) {
        return field.name.equals(FIELD);
    }

    /** True if {@code store}, into an array, is a probe: the local, a constant index and 1 come before it. */
    public static boolean isProbe(AbstractInsnNode store) {
        if (store.getOpcode() != Opcodes.BASTORE) {
            return false;
        }
        AbstractInsnNode value = store.getPrevious();
        AbstractInsnNode index = value == null ? null : value.getPrevious();
        AbstractInsnNode array = index == null ? null : index.getPrevious();
        return array instanceof VarInsnNode load && load.getOpcode() == Opcodes.ALOAD && value.getOpcode() == Opcodes.ICONST_1
                && isConstant(index) && load.var == probesOf(store);
    }

    private static boolean isConstant(AbstractInsnNode node) {
        int opcode = node.getOpcode();
        return opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.ICONST_5 || opcode == Opcodes.BIPUSH || opcode == Opcodes.SIPUSH
                || opcode == Opcodes.LDC;
    }

    /** The local variable that holds the array in the method of {@code node}, or -1. */
    private static int probesOf(AbstractInsnNode node) {
        AbstractInsnNode first = node;
        while (first.getPrevious() != null) {
            first = first.getPrevious();
        }
        boolean found = false;
        for (AbstractInsnNode each = first; each != null; each = each.getNext()) {
            if (each instanceof MethodInsnNode call && call.name.equals(METHOD)
                    || each instanceof LdcInsnNode constant && constant.cst instanceof ConstantDynamic dynamic && dynamic.getName().equals(FIELD)) {
                found = true;
            } else if (found && each instanceof VarInsnNode store && store.getOpcode() == Opcodes.ASTORE) {
                return store.var;
            }
        }
        return -1;
    }
}
