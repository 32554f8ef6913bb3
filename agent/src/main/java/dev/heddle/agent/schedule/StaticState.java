package dev.heddle.agent.schedule;

import dev.heddle.agent.code.Hierarchy;
import dev.heddle.agent.code.Hook;
import dev.heddle.agent.code.Probes;
import dev.heddle.agent.code.SiteFactory;
import dev.heddle.runtime.Classes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.ClassWriter;
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
public final class StaticState {

    private final ClassNode node;
    private final ClassLoader loader;
    private final Hierarchy hierarchy;
    private final boolean loading;
    private final boolean isInterface;
    private boolean moved;

    /** {@code loading} is false if the class exists already, so that it can get no further methods and its fields stay final. */
    public StaticState(ClassNode node, ClassLoader loader, Hierarchy hierarchy, boolean loading) {
        this.node = node;
        this.loader = loader;
        this.hierarchy = hierarchy;
        this.loading = loading;
        this.isInterface = (node.access & Opcodes.ACC_INTERFACE) != 0;
    }

    /** True if the class cannot get a further method, because it exists already or is an interface from before Java 8: its initialiser needs a class of its own. */
    public boolean isApart() {
        return !loading || isInterface && isBefore(Opcodes.V1_8);
    }

    private boolean isBefore(int version) {
        return (node.version & 0xffff) < version;
    }

    /** Returns the number of the class, or 0 if it has no static state, and nothing to be initialised before it either. */
    public int move() {
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
                    if (!isInterface && loading) {
                        field.access &= ~Opcodes.ACC_FINAL;
                    }
                }
            }
        }
        moved = initializer != null || !fields.isEmpty();
        if (!moved && (isInterface || !hierarchy.runsOthers(node.superName, node.interfaces, loader))) {
            return 0;
        }
        int number = Classes.define(loader, node.name.replace('/', '.'), finals, moved);
        if (!moved) {
            return number;
        }
        if (initializer != null) {
            node.methods.remove(initializer);
            node.methods.add(isApart() ? guarded(initializer, number) : stub(number));
        } else {
            initializer = new MethodNode(0, "<clinit>", "()V", null, null);
            initializer.instructions.add(new InsnNode(Opcodes.RETURN));
        }
        initializer.name = Classes.INITIALIZER;
        initializer.access = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;
        if (isInterface || isApart()) {
            storeIndirectly(initializer);
        }
        if (!isInterface) {
            reset(initializer, fields);
        }
        node.methods.add(initializer);
        return number;
    }

    /** True if {@link #move} has added a method that has to be taken out of the class again, into a class of its own. */
    public boolean hasCompanion() {
        return moved && isApart();
    }

    /**
     * Takes that method out of the class. What has a class that exists already in its nest has to be of a newer version; an interface from before Java 8 has
     * nothing private.
     */
    public byte[] companion() {
        ClassNode companion = new ClassNode(Opcodes.ASM9);
        companion.version = loading ? node.version : Math.max(node.version & 0xffff, Opcodes.V11);
        companion.access = Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC;
        companion.name = node.name + "$heddle";
        companion.superName = "java/lang/Object";
        companion.sourceFile = node.sourceFile;
        for (MethodNode method : List.copyOf(node.methods)) {
            if (method.name.equals(Classes.INITIALIZER)) {
                node.methods.remove(method);
                companion.methods.add(method);
            }
        }
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        companion.accept(writer);
        return writer.toByteArray();
    }

    /** The initialiser as it is, unless the scheduler is going to run the method that replaces it. */
    private static MethodNode guarded(MethodNode initializer, int number) {
        MethodNode copy = new MethodNode(Opcodes.ASM9, initializer.access, initializer.name, initializer.desc, null, null);
        initializer.accept(copy);
        LabelNode begin = new LabelNode();
        InsnList guard = new InsnList();
        guard.add(SiteFactory.constant(number));
        guard.add(Hook.INITIALIZES_ITSELF.call());
        guard.add(new JumpInsnNode(Opcodes.IFNE, begin));
        guard.add(new InsnNode(Opcodes.RETURN));
        guard.add(begin);
        guard.add(new FrameNode(Opcodes.F_NEW, 0, new Object[0], 0, new Object[0]));
        guard.add(new InsnNode(Opcodes.NOP));
        copy.instructions.insert(guard);
        return copy;
    }

    private static boolean isState(FieldNode field) {
        return (field.access & Opcodes.ACC_STATIC) != 0 && field.value == null && !Probes.isProbeField(field);
    }

    /** What the JVM runs when it initialises the class: nothing, if the scheduler is going to initialise the class. */
    private MethodNode stub(int number) {
        MethodNode stub = new MethodNode(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
        LabelNode end = new LabelNode();
        stub.instructions.add(SiteFactory.constant(number));
        stub.instructions.add(Hook.INITIALIZES_ITSELF.call());
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
            if (loading) {
                reset.add(new FieldInsnNode(Opcodes.PUTSTATIC, node.name, field.name, field.desc));
            } else {
                reset.add(indirectStore(field.name, field.desc));
            }
        }
        initializer.instructions.insert(reset);
    }

    /**
     * The fields of an interface, or of a class that exists, stay final, and only the real initialiser may write them: the method that replaces
     * the initialiser goes round that.
     */
    private void storeIndirectly(MethodNode initializer) {
        for (AbstractInsnNode each : initializer.instructions.toArray()) {
            if (each.getOpcode() == Opcodes.PUTSTATIC && each instanceof FieldInsnNode put && put.owner.equals(node.name)) {
                initializer.instructions.insert(put, indirectStore(put.name, put.desc));
                initializer.instructions.remove(put);
            }
        }
    }

    private InsnList indirectStore(String name, String descriptor) {
        InsnList store = new InsnList();
        store.add(new LdcInsnNode(Type.getObjectType(node.name)));
        store.add(new LdcInsnNode(name));
        store.add(switch (Type.getType(descriptor).getSort()) {
            case Type.LONG -> Hook.PUT_LONG.call();
            case Type.FLOAT -> Hook.PUT_FLOAT.call();
            case Type.DOUBLE -> Hook.PUT_DOUBLE.call();
            case Type.OBJECT, Type.ARRAY -> Hook.PUT_REFERENCE.call();
            default -> Hook.PUT.call();
        });
        return store;
    }

    /** Makes {@code method}, if it can be a thread's first use of the class, see to its initialisation. */
    public static void touch(MethodNode method, int number) {
        boolean entry = (method.access & Opcodes.ACC_STATIC) != 0 || method.name.equals("<init>");
        if (entry && !method.name.equals("<clinit>") && !method.name.equals(Classes.INITIALIZER)) {
            InsnList touch = new InsnList();
            touch.add(SiteFactory.constant(number));
            touch.add(Hook.TOUCH.call());
            method.instructions.insert(touch);
        }
    }
}
