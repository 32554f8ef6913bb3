package dev.heddle.agent.shadow;

import dev.heddle.agent.code.Hook;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * The lambdas of a class that exists already, and so gets no further methods: each whose body we have added becomes a class of its own,
 * a member of the same nest, with the body in it.
 */
public final class LambdaClasses {

    private final ClassNode node;
    private final Set<MethodNode> added;
    private final List<byte[]> files = new ArrayList<>();

    /** {@code added} are the methods of {@code node} that the class does not have in the JVM. */
    public LambdaClasses(ClassNode node, Set<MethodNode> added) {
        this.node = node;
        this.added = added;
    }

    /** Takes the methods out of the class; returns the class files of the lambdas, by the numbers under which they are asked for. */
    public List<byte[]> moveOut() {
        for (MethodNode method : node.methods) {
            for (AbstractInsnNode each : method.instructions) {
                if (each instanceof InvokeDynamicInsnNode dynamic && dynamic.bsmArgs.length > 1 && dynamic.bsmArgs[1] instanceof Handle handle) {
                    MethodNode body = addedMethod(handle.getOwner(), handle.getName(), handle.getDesc());
                    if (body != null) {
                        files.add(file(dynamic, body));
                        dynamic.bsm = Hook.LAMBDA.handle();
                        dynamic.bsmArgs = new Object[] {files.size() - 1};
                    }
                }
            }
        }
        node.methods.removeAll(added);
        return files;
    }

    private MethodNode addedMethod(String owner, String name, String descriptor) {
        return added.stream().filter(method -> owner.equals(node.name) && method.name.equals(name) && method.desc.equals(descriptor)).findFirst().orElse(null);
    }

    private byte[] file(InvokeDynamicInsnNode dynamic, MethodNode body) {
        ClassNode lambda = new ClassNode(Opcodes.ASM9);
        lambda.version = Math.max(node.version & 0xffff, Opcodes.V11);
        lambda.access = Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC;
        lambda.name = node.name + "$heddle$" + files.size();
        lambda.superName = "java/lang/Object";
        lambda.interfaces.add(Type.getReturnType(dynamic.desc).getInternalName());
        lambda.sourceFile = node.sourceFile;
        Type[] captured = Type.getArgumentTypes(dynamic.desc);
        for (int i = 0; i < captured.length; i++) {
            lambda.fields.add(new FieldNode(Opcodes.ACC_PRIVATE, "captured" + i, captured[i].getDescriptor(), null, null));
        }
        MethodNode inside = inside(body, lambda);
        lambda.methods.add(constructor());
        lambda.methods.add(factory(lambda.name, dynamic.desc, captured));
        lambda.methods.add(method(lambda.name, dynamic, captured, inside));
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        lambda.accept(writer);
        return writer.toByteArray();
    }

    /** A copy of {@code method} as a static method of {@code lambda}, with what it calls of those that were added. */
    private MethodNode inside(MethodNode method, ClassNode lambda) {
        boolean isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
        String descriptor = isStatic ? method.desc : "(L" + node.name + ";" + method.desc.substring(1);
        MethodNode copy = new MethodNode(Opcodes.ASM9, method.access | Opcodes.ACC_STATIC, method.name, descriptor, null, null);
        method.accept(copy);
        lambda.methods.add(copy);
        for (AbstractInsnNode each : copy.instructions) {
            if (each instanceof MethodInsnNode call && call.owner.equals(node.name)) {
                MethodNode called = addedMethod(call.owner, call.name, call.desc);
                if (called != null) {
                    call.owner = lambda.name;
                    call.itf = false;
                    if (lambda.methods.stream().noneMatch(known -> known.name.equals(called.name))) {
                        inside(called, lambda);
                    }
                } else if (call.getOpcode() == Opcodes.INVOKESPECIAL && !call.name.equals("<init>")) {
                    // A private method of another class of the nest is called like any other.
                    call.setOpcode(call.itf ? Opcodes.INVOKEINTERFACE : Opcodes.INVOKEVIRTUAL);
                }
            }
        }
        return copy;
    }

    private static MethodNode constructor() {
        MethodNode constructor = new MethodNode(Opcodes.ACC_PRIVATE, "<init>", "()V", null, null);
        constructor.instructions.add(new VarInsnNode(Opcodes.ALOAD, 0));
        constructor.instructions.add(new MethodInsnNode(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V"));
        constructor.instructions.add(new InsnNode(Opcodes.RETURN));
        return constructor;
    }

    /** The static method that makes a lambda of the values that the lambda captures. */
    private static MethodNode factory(String name, String descriptor, Type[] captured) {
        MethodNode factory = new MethodNode(Opcodes.ACC_STATIC, "make", descriptor, null, null);
        InsnList code = factory.instructions;
        code.add(new TypeInsnNode(Opcodes.NEW, name));
        code.add(new InsnNode(Opcodes.DUP));
        code.add(new MethodInsnNode(Opcodes.INVOKESPECIAL, name, "<init>", "()V"));
        int local = 0;
        for (int i = 0; i < captured.length; i++) {
            code.add(new InsnNode(Opcodes.DUP));
            code.add(new VarInsnNode(captured[i].getOpcode(Opcodes.ILOAD), local));
            code.add(new FieldInsnNode(Opcodes.PUTFIELD, name, "captured" + i, captured[i].getDescriptor()));
            local += captured[i].getSize();
        }
        code.add(new InsnNode(Opcodes.ARETURN));
        return factory;
    }

    /** The interface's method, which calls the body. */
    private static MethodNode method(String name, InvokeDynamicInsnNode dynamic, Type[] captured, MethodNode body) {
        Type declared = (Type) dynamic.bsmArgs[0];
        Type actual = (Type) dynamic.bsmArgs[2];
        Type[] expected = Type.getArgumentTypes(body.desc);
        MethodNode method = new MethodNode(Opcodes.ACC_PUBLIC, dynamic.name, declared.getDescriptor(), null, null);
        InsnList code = method.instructions;
        for (int i = 0; i < captured.length; i++) {
            code.add(new VarInsnNode(Opcodes.ALOAD, 0));
            code.add(new FieldInsnNode(Opcodes.GETFIELD, name, "captured" + i, captured[i].getDescriptor()));
        }
        int local = 1;
        for (int i = 0; i < declared.getArgumentTypes().length; i++) {
            Type given = declared.getArgumentTypes()[i];
            Type known = actual.getArgumentTypes()[i];
            code.add(new VarInsnNode(given.getOpcode(Opcodes.ILOAD), local));
            if (!given.equals(known)) {
                code.add(new TypeInsnNode(Opcodes.CHECKCAST, known.getInternalName()));
            }
            code.add(Conversion.of(known, expected[captured.length + i]));
            local += given.getSize();
        }
        code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, name, body.name, body.desc));
        Type result = Type.getReturnType(body.desc);
        if (declared.getReturnType() != Type.VOID_TYPE) {
            code.add(Conversion.of(result, actual.getReturnType()));
        } else if (result != Type.VOID_TYPE) {
            code.add(new InsnNode(result.getSize() == 2 ? Opcodes.POP2 : Opcodes.POP));
        }
        code.add(new InsnNode(declared.getReturnType().getOpcode(Opcodes.IRETURN)));
        return method;
    }
}
