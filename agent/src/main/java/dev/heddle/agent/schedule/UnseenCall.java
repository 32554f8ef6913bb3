package dev.heddle.agent.schedule;

import dev.heddle.agent.code.Hierarchy;
import dev.heddle.agent.code.Hook;
import dev.heddle.agent.code.SiteFactory;
import dev.heddle.scheduler.library.Instrumented;
import dev.heddle.scheduler.library.JdkTable;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** A call of a method of the JDK whose code nobody follows: hooks are shown what is passed, what is called and what comes back. */
final class UnseenCall {

    /** Methods that every object has; those that are modelled, or change nothing, are not among them. */
    private static final Set<String> OF_ALL_OBJECTS = Set.of("toString()Ljava/lang/String;", "hashCode()I", "equals(Ljava/lang/Object;)Z");

    private final MethodNode method;
    private final MethodInsnNode call;
    private final SiteFactory sites;

    UnseenCall(MethodNode method, MethodInsnNode call, SiteFactory sites) {
        this.method = method;
        this.call = call;
        this.sites = sites;
    }

    /** {@code platform} is true if the caller is a class of the JDK: there only calls count that name what they call. */
    static boolean is(MethodInsnNode call, boolean platform, Hierarchy hierarchy, ClassLoader loader) {
        if (call.owner.startsWith("[") || call.owner.startsWith("dev/heddle/")) {
            return false;
        }
        String declaring = call.name.equals("<init>") ? call.owner : hierarchy.declaring(call.owner, call.name, call.desc, loader);
        if (declaring == null || !hierarchy.isOfJdk(declaring) || Instrumented.is(declaring)) {
            return false;
        }
        if (declaring.equals("java/lang/Object")) {
            return !platform && OF_ALL_OBJECTS.contains(call.name + call.desc) && !call.owner.equals("java/lang/Object");
        }
        boolean arrays = call.desc.lastIndexOf('[', call.desc.indexOf(')')) >= 0;
        JdkTable.Group group = JdkTable.of(declaring.replace('/', '.')).group();
        return switch (group) {
            case VALUE, HOLDER, MACHINERY -> arrays;
            case MODELLED -> false;
            case UNKNOWN -> !platform || arrays;
            default -> true;
        };
    }

    void instrument() {
        Type[] arguments = Type.getArgumentTypes(call.desc);
        int[] locals = new int[arguments.length];
        InsnList before = new InsnList();
        for (int i = arguments.length - 1; i >= 0; i--) {
            locals[i] = method.maxLocals;
            method.maxLocals += arguments[i].getSize();
            before.add(new VarInsnNode(arguments[i].getOpcode(Opcodes.ISTORE), locals[i]));
        }
        for (int i = 0; i < arguments.length; i++) {
            pass(before, arguments, locals, i);
        }
        boolean hasReceiver = call.getOpcode() != Opcodes.INVOKESTATIC && !call.name.equals("<init>");
        before.add(new InsnNode(hasReceiver ? Opcodes.DUP : Opcodes.ACONST_NULL));
        before.add(sites.push(call, call.owner, call.name + call.desc));
        before.add(Hook.CALL_UNSEEN.call());
        Type result = Type.getReturnType(call.desc);
        if (isReference(result)) {
            int known = method.maxLocals++;
            before.add(new VarInsnNode(Opcodes.ISTORE, known));
            InsnList after = new InsnList();
            after.add(new InsnNode(Opcodes.DUP));
            after.add(new VarInsnNode(Opcodes.ILOAD, known));
            after.add(Hook.UNSEEN_RETURNED.call());
            method.instructions.insert(call, after);
        } else {
            before.add(new InsnNode(Opcodes.POP));
        }
        for (int i = 0; i < arguments.length; i++) {
            before.add(new VarInsnNode(arguments[i].getOpcode(Opcodes.ILOAD), locals[i]));
        }
        method.instructions.insertBefore(call, before);
    }

    /** An array that is followed by two numbers is passed with an offset and a length, as everywhere in the JDK. */
    private static void pass(InsnList before, Type[] arguments, int[] locals, int index) {
        if (!isReference(arguments[index])) {
            return;
        }
        before.add(new VarInsnNode(Opcodes.ALOAD, locals[index]));
        if (arguments[index].getSort() == Type.ARRAY && index + 2 < arguments.length && arguments[index + 1] == Type.INT_TYPE && arguments[index + 2] == Type.INT_TYPE) {
            before.add(new VarInsnNode(Opcodes.ILOAD, locals[index + 1]));
            before.add(new VarInsnNode(Opcodes.ILOAD, locals[index + 2]));
            before.add(Hook.PASS_UNSEEN_STRETCH.call());
        } else {
            before.add(Hook.PASS_UNSEEN.call());
        }
    }

    private static boolean isReference(Type type) {
        return type.getSort() == Type.OBJECT || type.getSort() == Type.ARRAY;
    }
}
