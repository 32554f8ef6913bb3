package dev.heddle.agent;

import dev.heddle.runtime.Classes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Makes the static state of a class repeatable: its initialiser becomes a method that first resets the static fields,
 * and that the scheduler calls once in every execution.
 */
final class StaticState {

    private static final String CLASSES = "dev/heddle/runtime/Classes";
    private static final String STATICS = "dev/heddle/runtime/Statics";

    private final ClassNode node;
    private final ClassLoader loader;

    StaticState(ClassNode node, ClassLoader loader) {
        this.node = node;
        this.loader = loader;
    }

    /** Returns the number of the class, or 0 if it has no static state. */
    int move() {
        boolean isInterface = (node.access & Opcodes.ACC_INTERFACE) != 0;
        MethodNode initializer = null;
        for (MethodNode method : node.methods) {
            if (method.name.equals("<clinit>")) {
                initializer = method;
            }
        }
        List<FieldNode> fields = new ArrayList<>();
        Set<String> finals = new HashSet<>();
        for (FieldNode field : node.fields) {
            if (isState(field)) {
                fields.add(field);
                if ((field.access & Opcodes.ACC_FINAL) != 0) {
                    finals.add(field.name);
                    if (!isInterface) {
                        field.access &= ~Opcodes.ACC_FINAL;
                    }
                }
            }
        }
        if (initializer == null && fields.isEmpty() || isInterface && (node.version & 0xffff) < Opcodes.V1_8) {
            return 0;
        }
        int number = Classes.define(loader, node.name.replace('/', '.'), finals);
        if (initializer != null) {
            node.methods.remove(initializer);
            node.methods.add(stub(number, isInterface));
        } else {
            initializer = new MethodNode(0, "<clinit>", "()V", null, null);
            initializer.instructions.add(new InsnNode(Opcodes.RETURN));
        }
        initializer.name = Classes.INITIALIZER;
        initializer.access = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;
        if (isInterface) {
            storeIndirectly(initializer);
        } else {
            reset(initializer, fields);
        }
        node.methods.add(initializer);
        return number;
    }

    /** True if {@code node} has something to begin anew with, so that it must get another shape. */
    static boolean isIn(ClassNode node) {
        return node.methods.stream().anyMatch(method -> method.name.equals("<clinit>")) || node.fields.stream().anyMatch(StaticState::isState);
    }

    private static boolean isState(FieldNode field) {
        return (field.access & Opcodes.ACC_STATIC) != 0 && field.value == null && !Probes.isProbeField(field);
    }

    /** What the JVM runs when it initialises the class: nothing, if the scheduler is going to do it. */
    private MethodNode stub(int number, boolean isInterface) {
        MethodNode stub = new MethodNode(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
        LabelNode end = new LabelNode();
        stub.instructions.add(SiteFactory.constant(number));
        stub.instructions.add(new MethodInsnNode(Opcodes.INVOKESTATIC, CLASSES, "initializesItself", "(I)Z"));
        stub.instructions.add(new JumpInsnNode(Opcodes.IFEQ, end));
        stub.instructions.add(new MethodInsnNode(Opcodes.INVOKESTATIC, node.name, Classes.INITIALIZER, "()V", isInterface));
        stub.instructions.add(end);
        stub.instructions.add(new FrameNode(Opcodes.F_NEW, 0, new Object[0], 0, new Object[0]));
        stub.instructions.add(new InsnNode(Opcodes.RETURN));
        return stub;
    }

    private void reset(MethodNode initializer, List<FieldNode> fields) {
        InsnList reset = new InsnList();
        for (FieldNode field : fields) {
            reset.add(new InsnNode(switch (Type.getType(field.desc).getSort()) {
                case Type.LONG -> Opcodes.LCONST_0;
                case Type.DOUBLE -> Opcodes.DCONST_0;
                case Type.FLOAT -> Opcodes.FCONST_0;
                case Type.OBJECT, Type.ARRAY -> Opcodes.ACONST_NULL;
                default -> Opcodes.ICONST_0;
            }));
            reset.add(new FieldInsnNode(Opcodes.PUTSTATIC, node.name, field.name, field.desc));
        }
        initializer.instructions.insert(reset);
    }

    /** The fields of an interface stay final, which only its real initialiser may write; ours goes round that. */
    private void storeIndirectly(MethodNode initializer) {
        for (AbstractInsnNode each : initializer.instructions.toArray()) {
            if (each.getOpcode() == Opcodes.PUTSTATIC && each instanceof FieldInsnNode put && put.owner.equals(node.name)) {
                InsnList store = new InsnList();
                store.add(new LdcInsnNode(Type.getObjectType(node.name)));
                store.add(new LdcInsnNode(put.name));
                store.add(new MethodInsnNode(Opcodes.INVOKESTATIC, STATICS, "put", "(" + general(put.desc) + "Ljava/lang/Class;Ljava/lang/String;)V"));
                initializer.instructions.insert(put, store);
                initializer.instructions.remove(put);
            }
        }
    }

    /** The type that stands for {@code descriptor} in the signatures of {@code Statics}. */
    static String general(String descriptor) {
        return switch (Type.getType(descriptor).getSort()) {
            case Type.LONG, Type.DOUBLE, Type.FLOAT -> descriptor;
            case Type.OBJECT, Type.ARRAY -> "Ljava/lang/Object;";
            default -> "I";
        };
    }

    /** Makes {@code method}, if it can be a thread's first use of the class, see to its initialisation. */
    static void touch(MethodNode method, int number) {
        boolean entry = (method.access & Opcodes.ACC_STATIC) != 0 || method.name.equals("<init>");
        if (entry && !method.name.equals("<clinit>") && !method.name.equals(Classes.INITIALIZER)) {
            InsnList touch = new InsnList();
            touch.add(SiteFactory.constant(number));
            touch.add(new MethodInsnNode(Opcodes.INVOKESTATIC, CLASSES, "touch", "(I)V"));
            method.instructions.insert(touch);
        }
    }
}
