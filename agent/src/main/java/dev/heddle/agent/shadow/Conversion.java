package dev.heddle.agent.shadow;

import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** How a number becomes one of another type where a method is called by reference: it is boxed, unboxed or widened. */
final class Conversion {

    private static final Map<Type, Type> BOXES = Map.of(Type.BOOLEAN_TYPE, Type.getType(Boolean.class), Type.BYTE_TYPE, Type.getType(Byte.class),
            Type.SHORT_TYPE, Type.getType(Short.class), Type.CHAR_TYPE, Type.getType(Character.class), Type.INT_TYPE, Type.getType(Integer.class),
            Type.LONG_TYPE, Type.getType(Long.class), Type.FLOAT_TYPE, Type.getType(Float.class), Type.DOUBLE_TYPE, Type.getType(Double.class));

    private Conversion() {
    }

    /** True if {@code from} becomes {@code to} by a conversion of a number. */
    static boolean isOfNumber(Type from, Type to) {
        return !from.equals(to) && (BOXES.containsKey(from) || BOXES.containsKey(to) && BOXES.containsValue(from));
    }

    /** The instructions that make {@code to} of {@code from}; none if there is nothing to do. */
    static InsnList of(Type from, Type to) {
        InsnList code = new InsnList();
        if (!isOfNumber(from, to)) {
            return code;
        }
        if (!BOXES.containsKey(to)) {
            Type box = BOXES.get(from);
            code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, box.getInternalName(), "valueOf", Type.getMethodDescriptor(box, from)));
            return code;
        }
        Type number = from;
        for (Map.Entry<Type, Type> box : BOXES.entrySet()) {
            if (box.getValue().equals(from)) {
                number = box.getKey();
                code.add(new MethodInsnNode(Opcodes.INVOKEVIRTUAL, from.getInternalName(), number.getClassName() + "Value",
                        Type.getMethodDescriptor(number)));
            }
        }
        int opcode = widening(number, to);
        if (opcode != Opcodes.NOP) {
            code.add(new InsnNode(opcode));
        }
        return code;
    }

    private static int widening(Type from, Type to) {
        if (from.equals(to)) {
            return Opcodes.NOP;
        }
        return switch (to.getSort()) {
            case Type.LONG -> Opcodes.I2L;
            case Type.FLOAT -> from.equals(Type.LONG_TYPE) ? Opcodes.L2F : Opcodes.I2F;
            case Type.DOUBLE -> from.equals(Type.LONG_TYPE) ? Opcodes.L2D : from.equals(Type.FLOAT_TYPE) ? Opcodes.F2D : Opcodes.I2D;
            default -> Opcodes.NOP;
        };
    }
}
