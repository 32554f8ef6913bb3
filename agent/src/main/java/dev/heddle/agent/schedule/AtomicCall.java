package dev.heddle.agent.schedule;

import dev.heddle.agent.code.Hook;
import dev.heddle.agent.code.SiteFactory;
import dev.heddle.scheduler.jdk.Atomics;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * A memory access through a {@link java.lang.invoke.VarHandle} or {@code Unsafe}.
 *
 * <p>There are hundreds of such methods, some polymorphic in their signature, so calls are not redirected: the
 * arguments are laid aside, a hook is shown where the access goes and what would be written, and the call goes on as
 * it was.
 */
final class AtomicCall {

    private static final String HANDLE = "java/lang/invoke/VarHandle";
    private static final String UNSAFE = "jdk/internal/misc/Unsafe";

    private final MethodNode method;
    private final MethodInsnNode call;
    private final SiteFactory sites;

    AtomicCall(MethodNode method, MethodInsnNode call, SiteFactory sites) {
        this.method = method;
        this.call = call;
        this.sites = sites;
    }

    static boolean is(MethodInsnNode call) {
        if (call.getOpcode() != Opcodes.INVOKEVIRTUAL) {
            return false;
        }
        return call.owner.equals(HANDLE) && Atomics.kindOf(call.name) != 0
                || call.owner.equals(UNSAFE) && (call.desc.startsWith("(Ljava/lang/Object;J") || call.desc.startsWith("(J")) && Atomics.kindOf(call.name) != 0;
    }

    void instrument() {
        Type[] arguments = Type.getArgumentTypes(call.desc);
        int[] locals = new int[arguments.length];
        InsnList hook = new InsnList();
        for (int i = arguments.length - 1; i >= 0; i--) {
            locals[i] = method.maxLocals;
            method.maxLocals += arguments[i].getSize();
            hook.add(new VarInsnNode(arguments[i].getOpcode(Opcodes.ISTORE), locals[i]));
        }
        if (call.owner.equals(HANDLE)) {
            hook.add(new InsnNode(Opcodes.DUP));
            push(hook, arguments, locals, 0, "Ljava/lang/Object;");
            push(hook, arguments, locals, 1, "I");
        } else if (call.desc.startsWith("(J")) {
            hook.add(new InsnNode(Opcodes.ACONST_NULL));
            push(hook, arguments, locals, 0, "J");
        } else {
            push(hook, arguments, locals, 0, "Ljava/lang/Object;");
            push(hook, arguments, locals, 1, "J");
        }
        push(hook, arguments, locals, arguments.length - 1, "Ljava/lang/Object;");
        int expected = Atomics.compares(call.name) ? arguments.length - 2 : -1;
        push(hook, arguments, locals, expected, "Ljava/lang/Object;");
        pushBits(hook, arguments, locals, expected);
        hook.add(SiteFactory.constant(expected < 0 ? Atomics.kindOf(call.name) : Atomics.expecting(Atomics.kindOf(call.name), letter(arguments[expected]))));
        hook.add(sites.push(call));
        hook.add((call.owner.equals(HANDLE) ? Hook.ACCESS_BY_HANDLE : Hook.ACCESS_BY_OFFSET).call());
        for (int i = 0; i < arguments.length; i++) {
            hook.add(new VarInsnNode(arguments[i].getOpcode(Opcodes.ILOAD), locals[i]));
        }
        method.instructions.insertBefore(call, hook);
    }

    private static char letter(Type type) {
        return type.getSort() == Type.ARRAY ? 'L' : type.getDescriptor().charAt(0);
    }

    /** Pushes the bits of argument {@code index} if there is one and it is no reference, else zero. */
    private static void pushBits(InsnList hook, Type[] arguments, int[] locals, int index) {
        if (index < 0 || letter(arguments[index]) == 'L') {
            hook.add(new InsnNode(Opcodes.LCONST_0));
            return;
        }
        hook.add(new VarInsnNode(arguments[index].getOpcode(Opcodes.ILOAD), locals[index]));
        switch (arguments[index].getSort()) {
            case Type.LONG -> {
            }
            case Type.DOUBLE -> hook.add(new MethodInsnNode(Opcodes.INVOKESTATIC, "java/lang/Double", "doubleToRawLongBits", "(D)J"));
            case Type.FLOAT -> {
                hook.add(new MethodInsnNode(Opcodes.INVOKESTATIC, "java/lang/Float", "floatToRawIntBits", "(F)I"));
                hook.add(new InsnNode(Opcodes.I2L));
            }
            default -> hook.add(new InsnNode(Opcodes.I2L));
        }
    }

    /** Pushes argument {@code index} if there is one of this type, else null or zero. */
    private static void push(InsnList hook, Type[] arguments, int[] locals, int index, String type) {
        boolean reference = type.startsWith("L");
        if (index >= 0 && index < arguments.length) {
            int sort = arguments[index].getSort();
            if (reference ? sort == Type.OBJECT || sort == Type.ARRAY : arguments[index].getDescriptor().equals(type)) {
                hook.add(new VarInsnNode(arguments[index].getOpcode(Opcodes.ILOAD), locals[index]));
                return;
            }
        }
        hook.add(new InsnNode(reference ? Opcodes.ACONST_NULL : type.equals("J") ? Opcodes.LCONST_0 : Opcodes.ICONST_0));
    }
}
