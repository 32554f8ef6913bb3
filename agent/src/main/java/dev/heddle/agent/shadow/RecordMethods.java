package dev.heddle.agent.shadow;

import dev.heddle.agent.code.SiteFactory;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InnerClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.RecordComponentNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Writes out {@code equals}, {@code hashCode} and {@code toString} of a record, which compilers leave to the JVM, so that what they read can
 * be followed.
 */
public final class RecordMethods {

    private static final String BUILDER = "java/lang/StringBuilder";

    private final ClassNode node;

    public RecordMethods(ClassNode node) {
        this.node = node;
    }

    public void write() {
        if (!"java/lang/Record".equals(node.superName) || node.recordComponents == null) {
            return;
        }
        for (MethodNode method : node.methods) {
            if (isLeftToTheJvm(method) && method.name.equals("equals") && method.desc.equals("(Ljava/lang/Object;)Z")) {
                method.instructions = equal();
                method.localVariables = null;
            } else if (isLeftToTheJvm(method) && method.name.equals("hashCode") && method.desc.equals("()I")) {
                method.instructions = hash();
                method.localVariables = null;
            } else if (isLeftToTheJvm(method) && method.name.equals("toString") && method.desc.equals("()Ljava/lang/String;")) {
                method.instructions = text();
                method.localVariables = null;
            }
        }
    }

    private static boolean isLeftToTheJvm(MethodNode method) {
        for (AbstractInsnNode each : method.instructions) {
            if (each instanceof InvokeDynamicInsnNode dynamic && dynamic.bsm.getOwner().equals("java/lang/runtime/ObjectMethods")) {
                return true;
            }
        }
        return false;
    }

    private InsnList equal() {
        InsnList code = new InsnList();
        LabelNode different = new LabelNode();
        LabelNode compare = new LabelNode();
        code.add(new VarInsnNode(Opcodes.ALOAD, 1));
        code.add(new TypeInsnNode(Opcodes.INSTANCEOF, node.name));
        code.add(new JumpInsnNode(Opcodes.IFEQ, different));
        code.add(new JumpInsnNode(Opcodes.GOTO, compare));
        code.add(compare);
        code.add(frame());
        for (RecordComponentNode component : node.recordComponents) {
            Type type = Type.getType(component.descriptor);
            read(code, 0, component);
            code.add(new VarInsnNode(Opcodes.ALOAD, 1));
            code.add(new TypeInsnNode(Opcodes.CHECKCAST, node.name));
            code.add(new FieldInsnNode(Opcodes.GETFIELD, node.name, component.name, component.descriptor));
            switch (type.getSort()) {
                case Type.LONG -> {
                    code.add(new InsnNode(Opcodes.LCMP));
                    code.add(new JumpInsnNode(Opcodes.IFNE, different));
                }
                case Type.FLOAT -> {
                    code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, "java/lang/Float", "compare", "(FF)I"));
                    code.add(new JumpInsnNode(Opcodes.IFNE, different));
                }
                case Type.DOUBLE -> {
                    code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, "java/lang/Double", "compare", "(DD)I"));
                    code.add(new JumpInsnNode(Opcodes.IFNE, different));
                }
                case Type.OBJECT, Type.ARRAY -> {
                    code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, "java/util/Objects", "equals", "(Ljava/lang/Object;Ljava/lang/Object;)Z"));
                    code.add(new JumpInsnNode(Opcodes.IFEQ, different));
                }
                default -> code.add(new JumpInsnNode(Opcodes.IF_ICMPNE, different));
            }
        }
        code.add(new InsnNode(Opcodes.ICONST_1));
        code.add(new InsnNode(Opcodes.IRETURN));
        code.add(different);
        code.add(frame());
        code.add(new InsnNode(Opcodes.ICONST_0));
        code.add(new InsnNode(Opcodes.IRETURN));
        return code;
    }

    private FrameNode frame() {
        return new FrameNode(Opcodes.F_NEW, 2, new Object[] {node.name, "java/lang/Object"}, 0, new Object[0]);
    }

    private InsnList hash() {
        InsnList code = new InsnList();
        code.add(new InsnNode(Opcodes.ICONST_0));
        for (RecordComponentNode component : node.recordComponents) {
            code.add(SiteFactory.constant(31));
            code.add(new InsnNode(Opcodes.IMUL));
            read(code, 0, component);
            code.add(hashOf(Type.getType(component.descriptor)));
            code.add(new InsnNode(Opcodes.IADD));
        }
        code.add(new InsnNode(Opcodes.IRETURN));
        return code;
    }

    private InsnList text() {
        InsnList code = new InsnList();
        code.add(new TypeInsnNode(Opcodes.NEW, BUILDER));
        code.add(new InsnNode(Opcodes.DUP));
        code.add(new MethodInsnNode(Opcodes.INVOKESPECIAL, BUILDER, "<init>", "()V"));
        String before = simpleName() + "[";
        for (RecordComponentNode component : node.recordComponents) {
            append(code, before + component.name + "=");
            read(code, 0, component);
            switch (Type.getType(component.descriptor).getSort()) {
                case Type.OBJECT, Type.ARRAY -> code.add(append("Ljava/lang/Object;"));
                case Type.BYTE, Type.SHORT -> code.add(append("I"));
                case Type.FLOAT, Type.DOUBLE -> {
                    // Only the number is beyond terms, and not what is before it.
                    code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, "java/lang/String", "valueOf", "(" + component.descriptor + ")Ljava/lang/String;"));
                    code.add(append("Ljava/lang/String;"));
                }
                default -> code.add(append(component.descriptor));
            }
            before = ", ";
        }
        append(code, node.recordComponents.isEmpty() ? before + "]" : "]");
        code.add(new MethodInsnNode(Opcodes.INVOKEVIRTUAL, BUILDER, "toString", "()Ljava/lang/String;"));
        code.add(new InsnNode(Opcodes.ARETURN));
        return code;
    }

    private static void append(InsnList code, String literal) {
        code.add(new LdcInsnNode(literal));
        code.add(append("Ljava/lang/String;"));
    }

    private static MethodInsnNode append(String type) {
        return new MethodInsnNode(Opcodes.INVOKEVIRTUAL, BUILDER, "append", "(" + type + ")L" + BUILDER + ";");
    }

    private String simpleName() {
        for (InnerClassNode inner : node.innerClasses) {
            if (inner.name.equals(node.name) && inner.innerName != null) {
                return inner.innerName;
            }
        }
        return node.name.substring(node.name.lastIndexOf('/') + 1);
    }

    private static MethodInsnNode hashOf(Type type) {
        String owner = switch (type.getSort()) {
            case Type.BOOLEAN -> "java/lang/Boolean";
            case Type.BYTE -> "java/lang/Byte";
            case Type.SHORT -> "java/lang/Short";
            case Type.CHAR -> "java/lang/Character";
            case Type.INT -> "java/lang/Integer";
            case Type.LONG -> "java/lang/Long";
            case Type.FLOAT -> "java/lang/Float";
            case Type.DOUBLE -> "java/lang/Double";
            default -> "java/util/Objects";
        };
        String argument = owner.equals("java/util/Objects") ? "Ljava/lang/Object;" : type.getDescriptor();
        return new MethodInsnNode(Opcodes.INVOKESTATIC, owner, "hashCode", "(" + argument + ")I");
    }

    private void read(InsnList code, int local, RecordComponentNode component) {
        code.add(new VarInsnNode(Opcodes.ALOAD, local));
        code.add(new FieldInsnNode(Opcodes.GETFIELD, node.name, component.name, component.descriptor));
    }
}
