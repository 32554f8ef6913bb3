package dev.heddle.agent.shadow;

import dev.heddle.agent.code.Hook;
import dev.heddle.agent.code.SiteFactory;
import dev.heddle.term.Term;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Lets shadows reach the bodies of a class's lambdas, which are called by code that the JVM makes.
 *
 * <p>What is passed when the lambda is called is recognised by the signature of the interface's method. What is captured
 * when it is made travels with it: the lambda captures the shadows as one more value, and an entry of ours passes
 * them on to the body.
 */
public final class ShadowLambdas {

    private static final Type PASSED = Type.getType(Term[].class);

    private final ClassNode node;
    /** For each body, by name and descriptor, the signatures under which it is called. */
    private final Map<String, Set<String>> signatures = new HashMap<>();
    private final Map<String, MethodNode> entries = new HashMap<>();
    /** The methods that take captured shadows. */
    private final Set<MethodNode> capturing = new HashSet<>();
    private final Set<MethodNode> added = new HashSet<>();
    private final boolean loading;

    /** {@code loading} is false if the class exists already. */
    public ShadowLambdas(ClassNode node, boolean loading) {
        this.node = node;
        this.loading = loading;
    }

    /** Finds the lambdas, and adds entries for those that capture numbers. */
    public void prepare() {
        for (MethodNode method : new ArrayList<>(node.methods)) {
            for (AbstractInsnNode each : method.instructions) {
                if (each instanceof InvokeDynamicInsnNode dynamic && isReference(dynamic)) {
                    dynamic.bsmArgs[1] = bodyFor(dynamic, (Handle) dynamic.bsmArgs[1]);
                }
                if (each instanceof InvokeDynamicInsnNode dynamic && body(dynamic) != null) {
                    prepare(dynamic, body(dynamic));
                }
            }
        }
    }

    /** True for a method reference that can be written as a lambda: in a body, what is passed can be followed, or pinned. */
    private boolean isReference(InvokeDynamicInsnNode dynamic) {
        if (!isMetafactory(dynamic) || body(dynamic) != null) {
            return false;
        }
        Handle handle = (Handle) dynamic.bsmArgs[1];
        return handle.getTag() != Opcodes.H_INVOKESPECIAL && (handle.getTag() == Opcodes.H_INVOKESTATIC || !handle.getOwner().startsWith("[")) && isAccessible(handle.getOwner());
    }

    /** True if methods of {@code owner} can be called from where the body will be: in another class it has no access to what is protected. */
    private boolean isAccessible(String owner) {
        return loading || owner.equals(node.name) || owner.startsWith("java/") || packageOf(owner).equals(packageOf(node.name));
    }

    private static String packageOf(String type) {
        return type.substring(0, type.lastIndexOf('/') + 1);
    }

    private static boolean isMetafactory(InvokeDynamicInsnNode dynamic) {
        return dynamic.bsm.getOwner().equals("java/lang/invoke/LambdaMetafactory") && dynamic.bsm.getName().equals("metafactory");
    }

    /** A lambda's body that does what a method reference does. */
    private Handle bodyFor(InvokeDynamicInsnNode dynamic, Handle handle) {
        boolean isStatic = handle.getTag() == Opcodes.H_INVOKESTATIC;
        boolean constructor = handle.getTag() == Opcodes.H_NEWINVOKESPECIAL;
        List<Type> types = new ArrayList<>(List.of(Type.getArgumentTypes(handle.getDesc())));
        Type owner = Type.getObjectType(handle.getOwner());
        if (!isStatic && !constructor) {
            types.add(0, owner);
        }
        List<Type> needed = List.copyOf(types);
        Type[] given = ((Type) dynamic.bsmArgs[2]).getArgumentTypes();
        int captured = types.size() - given.length;
        for (int i = captured; i < types.size(); i++) {
            if (Conversion.isOfNumber(given[i - captured], types.get(i))) {
                types.set(i, given[i - captured]);
            }
        }
        Type returned = constructor ? owner : Type.getReturnType(handle.getDesc());
        Type wanted = ((Type) dynamic.bsmArgs[2]).getReturnType();
        Type result = wanted.equals(Type.VOID_TYPE) || Conversion.isOfNumber(returned, wanted) ? wanted : returned;
        String descriptor = Type.getMethodDescriptor(result, types.toArray(new Type[0]));
        boolean inInterface = (node.access & Opcodes.ACC_INTERFACE) != 0;
        MethodNode body = new MethodNode(Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC, "lambda$reference$" + node.methods.size(),
                descriptor, null, null);
        if (constructor) {
            body.instructions.add(new TypeInsnNode(Opcodes.NEW, handle.getOwner()));
            body.instructions.add(new InsnNode(Opcodes.DUP));
        }
        for (int i = 0; i < types.size(); i++) {
            body.instructions.add(new VarInsnNode(types.get(i).getOpcode(Opcodes.ILOAD), body.maxLocals));
            body.instructions.add(Conversion.of(types.get(i), needed.get(i)));
            body.maxLocals += types.get(i).getSize();
        }
        int opcode = isStatic ? Opcodes.INVOKESTATIC : constructor ? Opcodes.INVOKESPECIAL : handle.isInterface() ? Opcodes.INVOKEINTERFACE : Opcodes.INVOKEVIRTUAL;
        body.instructions.add(new MethodInsnNode(opcode, handle.getOwner(), handle.getName(), handle.getDesc(), handle.isInterface()));
        if (result.equals(Type.VOID_TYPE)) {
            // Nobody gets it, so it need not be pinned.
            body.instructions.add(new InsnNode(returned.getSize() == 2 ? Opcodes.POP2 : returned.getSize() == 1 ? Opcodes.POP : Opcodes.NOP));
        } else {
            body.instructions.add(Conversion.of(returned, result));
        }
        body.instructions.add(new InsnNode(result.getOpcode(Opcodes.IRETURN)));
        node.methods.add(body);
        added.add(body);
        return new Handle(Opcodes.H_INVOKESTATIC, node.name, body.name, descriptor, inInterface);
    }

    private void prepare(InvokeDynamicInsnNode dynamic, MethodNode body) {
        String signature = dynamic.name + ((Type) dynamic.bsmArgs[0]).getDescriptor();
        if (!capturesNumbers(dynamic)) {
            signatures.computeIfAbsent(body.name + body.desc, key -> new HashSet<>()).add(signature);
            return;
        }
        Handle handle = (Handle) dynamic.bsmArgs[1];
        MethodNode entry = entries.computeIfAbsent(body.name + body.desc, key -> entry(dynamic, body));
        signatures.computeIfAbsent(entry.name + entry.desc, key -> new HashSet<>()).add(signature);
        dynamic.bsmArgs[1] = new Handle(handle.getTag(), handle.getOwner(), entry.name, entry.desc, handle.isInterface());
    }

    /** The body of the lambda that {@code dynamic} makes, if it is in this class; else null. */
    private MethodNode body(InvokeDynamicInsnNode dynamic) {
        if (!isMetafactory(dynamic)) {
            return null;
        }
        Handle handle = (Handle) dynamic.bsmArgs[1];
        if (!handle.getOwner().equals(node.name) || !handle.getName().startsWith("lambda$")) {
            return null;
        }
        for (MethodNode method : node.methods) {
            if (method.name.equals(handle.getName()) && method.desc.equals(handle.getDesc()) && (method.access & Opcodes.ACC_SYNTHETIC) != 0) {
                return method;
            }
        }
        return null;
    }

    private static boolean capturesNumbers(InvokeDynamicInsnNode dynamic) {
        for (Type captured : Type.getArgumentTypes(dynamic.desc)) {
            if (ShadowValue.isNumber(captured)) {
                return true;
            }
        }
        return false;
    }

    /** True if {@code dynamic} makes a lambda that expects the shadows of what it captures. */
    boolean takesShadows(InvokeDynamicInsnNode dynamic) {
        return dynamic.bsmArgs.length > 1 && dynamic.bsmArgs[1] instanceof Handle handle && handle.getOwner().equals(node.name)
                && capturing.stream().anyMatch(entry -> entry.name.equals(handle.getName()) && entry.desc.equals(handle.getDesc()));
    }

    /** True for the entries, which have no shadows of their own. */
    public boolean isEntry(MethodNode method) {
        return capturing.contains(method);
    }

    /** The methods that the class did not have. */
    public Set<MethodNode> added() {
        return added;
    }

    Set<String> signatures(MethodNode body) {
        return signatures.getOrDefault(body.name + body.desc, Set.of());
    }

    /** The method that takes the shadows of captured values after these, and calls {@code body} without. */
    private MethodNode entry(InvokeDynamicInsnNode dynamic, MethodNode body) {
        boolean isStatic = (body.access & Opcodes.ACC_STATIC) != 0;
        Type[] types = Type.getArgumentTypes(body.desc);
        int captured = Type.getArgumentTypes(dynamic.desc).length - (isStatic ? 0 : 1);
        List<Type> expected = new ArrayList<>(List.of(types));
        expected.add(captured, PASSED);
        String descriptor = Type.getMethodDescriptor(Type.getReturnType(body.desc), expected.toArray(new Type[0]));
        MethodNode entry = new MethodNode(body.access & ~Opcodes.ACC_SYNCHRONIZED, body.name + "$captured", descriptor, null, null);
        entry.maxLocals = (isStatic ? 0 : 1) + expected.stream().mapToInt(Type::getSize).sum();
        node.methods.add(entry);
        capturing.add(entry);
        added.add(entry);
        return entry;
    }

    /** Writes the entries, once all signatures are known. */
    public void write() {
        entries.forEach((key, entry) -> {
            MethodNode body = node.methods.stream().filter(method -> (method.name + method.desc).equals(key)).findFirst().orElseThrow();
            write(entry, body);
        });
    }

    private void write(MethodNode entry, MethodNode body) {
        boolean isStatic = (body.access & Opcodes.ACC_STATIC) != 0;
        boolean isInterface = (node.access & Opcodes.ACC_INTERFACE) != 0;
        Type[] types = Type.getArgumentTypes(entry.desc);
        int shadows = isStatic ? 0 : 1;
        int following = types.length - 1;
        for (Type type : types) {
            if (type.equals(PASSED)) {
                break;
            }
            shadows += type.getSize();
            following--;
        }
        int entered = entry.maxLocals++;
        var code = entry.instructions;
        code.add(new InsnNode(Opcodes.ACONST_NULL));
        for (String signature : signatures(entry)) {
            code.add(SiteFactory.constant(ShadowCalls.token(signature)));
            code.add(Hook.ENTER_AS.call());
        }
        code.add(new InsnNode(Opcodes.DUP));
        code.add(new VarInsnNode(Opcodes.ASTORE, entered));
        code.add(new VarInsnNode(Opcodes.ALOAD, shadows));
        code.add(SiteFactory.constant(following));
        code.add(SiteFactory.constant(ShadowCalls.token(body.name, body.desc)));
        code.add(Hook.FORWARD.call());
        int local = 0;
        if (!isStatic) {
            code.add(new VarInsnNode(Opcodes.ALOAD, local++));
        }
        for (Type type : types) {
            if (local != shadows) {
                code.add(new VarInsnNode(type.getOpcode(Opcodes.ILOAD), local));
            }
            local += type.getSize();
        }
        code.add(new MethodInsnNode(isStatic ? Opcodes.INVOKESTATIC : Opcodes.INVOKESPECIAL, node.name, body.name, body.desc, isInterface));
        code.add(new VarInsnNode(Opcodes.ALOAD, entered));
        code.add(Hook.RELAY.call());
        code.add(new InsnNode(Type.getReturnType(body.desc).getOpcode(Opcodes.IRETURN)));
    }
}
