package dev.heddle.agent.schedule;

import dev.heddle.agent.code.Hierarchy;
import java.util.ArrayList;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Turns references to methods of the JDK whose code nobody follows, such as {@code matcher::find}, into methods that call them: what is in a method can be hooked. */
public final class UnseenReferences {

    private static final String FACTORY = "java/lang/invoke/LambdaMetafactory";

    private final ClassNode node;
    private final Hierarchy hierarchy;
    private final ClassLoader loader;
    private int count;

    public UnseenReferences(ClassNode node, Hierarchy hierarchy, ClassLoader loader) {
        this.node = node;
        this.hierarchy = hierarchy;
        this.loader = loader;
    }

    public void write() {
        for (MethodNode method : new ArrayList<>(node.methods)) {
            for (AbstractInsnNode each : method.instructions) {
                if (each instanceof InvokeDynamicInsnNode dynamic && dynamic.bsm.getOwner().equals(FACTORY) && dynamic.bsm.getName().equals("metafactory")
                        && dynamic.bsmArgs[1] instanceof Handle handle) {
                    MethodInsnNode call = call(handle);
                    if (call != null && UnseenCall.is(call, false, hierarchy, loader)) {
                        dynamic.bsmArgs[1] = body(call, handle, line(each));
                    }
                }
            }
        }
    }

    /** The call that the reference stands for; null for constructors and methods of a superclass. */
    private static MethodInsnNode call(Handle handle) {
        return switch (handle.getTag()) {
            case Opcodes.H_INVOKEVIRTUAL -> new MethodInsnNode(Opcodes.INVOKEVIRTUAL, handle.getOwner(), handle.getName(), handle.getDesc(), false);
            case Opcodes.H_INVOKEINTERFACE -> new MethodInsnNode(Opcodes.INVOKEINTERFACE, handle.getOwner(), handle.getName(), handle.getDesc(), true);
            case Opcodes.H_INVOKESTATIC ->
                new MethodInsnNode(Opcodes.INVOKESTATIC, handle.getOwner(), handle.getName(), handle.getDesc(), handle.isInterface());
            default -> null;
        };
    }

    private Handle body(MethodInsnNode call, Handle handle, LineNumberNode line) {
        Type[] arguments = Type.getArgumentTypes(handle.getDesc());
        boolean isStatic = handle.getTag() == Opcodes.H_INVOKESTATIC;
        String descriptor = isStatic ? handle.getDesc() : "(L" + handle.getOwner() + ";" + handle.getDesc().substring(1);
        MethodNode body = new MethodNode(Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC, "heddle$reference$" + count++, descriptor, null, null);
        if (line != null) {
            LabelNode start = new LabelNode();
            body.instructions.add(start);
            body.instructions.add(new LineNumberNode(line.line, start));
        }
        int local = 0;
        if (!isStatic) {
            body.instructions.add(new VarInsnNode(Opcodes.ALOAD, local++));
        }
        for (Type argument : arguments) {
            body.instructions.add(new VarInsnNode(argument.getOpcode(Opcodes.ILOAD), local));
            local += argument.getSize();
        }
        body.instructions.add(call);
        body.instructions.add(new InsnNode(Type.getReturnType(handle.getDesc()).getOpcode(Opcodes.IRETURN)));
        body.maxLocals = local;
        node.methods.add(body);
        return new Handle(Opcodes.H_INVOKESTATIC, node.name, body.name, descriptor, (node.access & Opcodes.ACC_INTERFACE) != 0);
    }

    private static LineNumberNode line(AbstractInsnNode instruction) {
        for (AbstractInsnNode at = instruction; at != null; at = at.getPrevious()) {
            if (at instanceof LineNumberNode line) {
                return line;
            }
        }
        return null;
    }
}
