package dev.heddle.agent.code;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.MethodNode;

/** Stack map frames of a method, which have to know every local that lives across a jump. */
public final class Frames {

    private Frames() {
    }

    /** The frame at the start of {@code method}. */
    public static FrameNode initial(ClassNode node, MethodNode method) {
        List<Object> locals = new ArrayList<>();
        if ((method.access & Opcodes.ACC_STATIC) == 0) {
            locals.add(method.name.equals("<init>") ? Opcodes.UNINITIALIZED_THIS : node.name);
        }
        for (Type argument : Type.getArgumentTypes(method.desc)) {
            locals.add(switch (argument.getSort()) {
                case Type.LONG -> Opcodes.LONG;
                case Type.DOUBLE -> Opcodes.DOUBLE;
                case Type.FLOAT -> Opcodes.FLOAT;
                case Type.OBJECT, Type.ARRAY -> argument.getInternalName();
                default -> Opcodes.INTEGER;
            });
        }
        return new FrameNode(Opcodes.F_NEW, locals.size(), locals.toArray(), 0, new Object[0]);
    }

    public static FrameNode copy(FrameNode frame) {
        return new FrameNode(Opcodes.F_NEW, frame.local.size(), frame.local.toArray(), frame.stack.size(), frame.stack.toArray());
    }

    /** Tells all frames of {@code method} that local {@code index} holds a {@code type}. */
    public static void addLocal(MethodNode method, int index, Object type) {
        for (AbstractInsnNode each : method.instructions) {
            if (each instanceof FrameNode frame) {
                frame.local = withLocal(frame.local, index, type);
            }
        }
    }

    private static List<Object> withLocal(List<Object> locals, int index, Object type) {
        List<Object> result = new ArrayList<>(locals == null ? Collections.emptyList() : locals);
        int width = 0;
        for (Object each : result) {
            width += each == Opcodes.LONG || each == Opcodes.DOUBLE ? 2 : 1;
        }
        while (width++ < index) {
            result.add(Opcodes.TOP);
        }
        result.add(type);
        return result;
    }

    /** The frame of a handler in which only local {@code index} is known. */
    public static FrameNode handler(int index, Object type) {
        List<Object> locals = withLocal(Collections.emptyList(), index, type);
        return new FrameNode(Opcodes.F_NEW, locals.size(), locals.toArray(), 1, new Object[] {"java/lang/Throwable"});
    }
}
