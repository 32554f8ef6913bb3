package dev.heddle.agent.schedule;

import dev.heddle.agent.code.Hierarchy;
import dev.heddle.agent.code.Hook;
import dev.heddle.agent.code.Probes;
import dev.heddle.agent.code.Scope;
import dev.heddle.agent.code.SiteFactory;
import dev.heddle.runtime.Classes;
import dev.heddle.scheduler.jdk.JdkStatics;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Inserts hooks before the instructions of a method by which threads can interact. */
public final class CodeInstrumenter {

    private static final String FILTERS = Type.getInternalName(JdkStatics.class);
    private static final Type OBJECT = Type.getType(Object.class);
    /** Starting a thread is synchronised, and two threads may try. */
    public static final String THREAD = "java/lang/Thread";

    /** Loading a class is synchronised, and loaders are the program's code. */
    public static final String LOADER = "java/lang/ClassLoader";

    private final ClassNode node;
    private final MethodNode method;
    private final InsnList code;
    private final SiteFactory sites;
    private final Redirects redirects;
    private final Hierarchy hierarchy;
    private final ClassLoader loader;
    private final boolean platform;
    private final boolean fully;
    /** The class as the scheduler knows it; 0 if it has nothing to initialise. */
    private final int number;
    /** In a constructor, true until the superclass's has been called: {@code this} may not be touched before. */
    private boolean raw;
    /** Objects created but not yet constructed, which tells a call of the superclass's constructor from others. */
    private int unconstructed;

    public CodeInstrumenter(ClassNode node, MethodNode method, SiteFactory sites, ModelTable models, Hierarchy hierarchy, ClassLoader loader,
            boolean platform, boolean fully, int number) {
        this.node = node;
        this.method = method;
        this.code = method.instructions;
        this.sites = sites;
        this.redirects = new Redirects(models, hierarchy, loader, node.name, method.name);
        this.hierarchy = hierarchy;
        this.loader = loader;
        this.platform = platform;
        this.fully = fully;
        this.number = number;
        this.raw = method.name.equals("<init>");
    }

    public void instrument() {
        for (AbstractInsnNode each : code.toArray()) {
            switch (each.getOpcode()) {
                case Opcodes.GETFIELD, Opcodes.PUTFIELD, Opcodes.GETSTATIC, Opcodes.PUTSTATIC -> field((FieldInsnNode) each);
                case Opcodes.IALOAD, Opcodes.LALOAD, Opcodes.FALOAD, Opcodes.DALOAD, Opcodes.AALOAD, Opcodes.BALOAD, Opcodes.CALOAD,
                     Opcodes.SALOAD -> load(each);
                case Opcodes.IASTORE, Opcodes.FASTORE, Opcodes.BASTORE, Opcodes.CASTORE, Opcodes.SASTORE -> store(each, Type.INT_TYPE);
                case Opcodes.LASTORE, Opcodes.DASTORE -> store(each, Type.LONG_TYPE);
                case Opcodes.AASTORE -> store(each, OBJECT);
                case Opcodes.MONITORENTER -> monitor(each, Hook.ENTER_MONITOR);
                case Opcodes.MONITOREXIT -> monitor(each, Hook.EXIT_MONITOR);
                case Opcodes.NEW -> create((TypeInsnNode) each);
                case Opcodes.INVOKEVIRTUAL, Opcodes.INVOKESPECIAL, Opcodes.INVOKESTATIC, Opcodes.INVOKEINTERFACE -> call((MethodInsnNode) each);
                case Opcodes.INVOKEDYNAMIC -> redirects.apply((InvokeDynamicInsnNode) each);
                default -> {
                }
            }
        }
    }

    private void field(FieldInsnNode access) {
        boolean isStatic = access.getOpcode() == Opcodes.GETSTATIC || access.getOpcode() == Opcodes.PUTSTATIC;
        if (platform && access.getOpcode() == Opcodes.GETSTATIC) {
            String filter = JdkStatics.FILTERS.get(access.owner + "." + access.name);
            if (filter != null) {
                code.insert(access, new MethodInsnNode(Opcodes.INVOKESTATIC, FILTERS, filter, "(" + access.desc + ")" + access.desc));
            }
        }
        if (!fully) {
            return;
        }
        if (!platform && access.owner.equals("java/lang/System") && access.getOpcode() == Opcodes.GETSTATIC) {
            code.insertBefore(access, Hook.STREAM.call());
        }
        if (isStatic) {
            if (!isPlatformName(access.owner)) {
                global(access);
            }
        } else if (access.getOpcode() == Opcodes.GETFIELD) {
            InsnList hook = new InsnList();
            hook.add(new InsnNode(Opcodes.DUP));
            hook.add(sites.push(access, access.owner, access.name));
            hook.add(Hook.READ.call());
            code.insertBefore(access, hook);
        } else if (!raw) {
            put(access);
        }
    }

    private void put(FieldInsnNode access) {
        Type type = Type.getType(access.desc);
        InsnList hook = new InsnList();
        if (isReference(type)) {
            hook.add(new InsnNode(Opcodes.DUP2));
            hook.add(sites.push(access, access.owner, access.name));
            hook.add(Hook.WRITE_REFERENCE.call());
        } else if (type.getSize() == 1) {
            hook.add(new InsnNode(Opcodes.DUP2));
            hook.add(new InsnNode(Opcodes.POP));
            hook.add(sites.push(access, access.owner, access.name));
            hook.add(Hook.WRITE.call());
        } else {
            hook.add(new InsnNode(Opcodes.DUP2_X1));
            hook.add(new InsnNode(Opcodes.POP2));
            hook.add(new InsnNode(Opcodes.DUP));
            hook.add(sites.push(access, access.owner, access.name));
            hook.add(Hook.WRITE.call());
            hook.add(new InsnNode(Opcodes.DUP_X2));
            hook.add(new InsnNode(Opcodes.POP));
        }
        code.insertBefore(access, hook);
    }

    private void global(FieldInsnNode access) {
        boolean own = access.owner.equals(node.name);
        boolean initializing = own && method.name.equals(Classes.INITIALIZER);
        InsnList hook = new InsnList();
        if (!own || node.fields.stream().noneMatch(field -> field.name.equals(access.name))) {
            hook.add(sites.push(access, access.owner, access.name));
            hook.add(Hook.REFERENCE.call());
        } else if (number != 0 && (method.access & Opcodes.ACC_STATIC) == 0) {
            // There can be an object before the class is initialised.
            hook.add(SiteFactory.constant(number));
            hook.add(Hook.TOUCH.call());
        }
        if (access.getOpcode() == Opcodes.GETSTATIC) {
            String constant = hierarchyConstant(access);
            if (constant != null) {
                readConstant(access, hook, constant);
                return;
            }
            if (!initializing) {
                hook.add(sites.push(access, access.owner, access.name));
                hook.add(Hook.READ_STATIC.call());
            }
        } else if (isReference(Type.getType(access.desc))) {
            hook.add(new InsnNode(Opcodes.DUP));
            if (initializing) {
                hook.add(Hook.PUBLISH.call());
            } else {
                hook.add(sites.push(access, access.owner, access.name));
                hook.add(Hook.WRITE_STATIC_REFERENCE.call());
            }
        } else if (!initializing) {
            hook.add(sites.push(access, access.owner, access.name));
            hook.add(Hook.WRITE_STATIC.call());
        }
        code.insertBefore(access, hook);
    }

    /** The interface, or class loaded before the agent, whose computed constant {@code access} reads, or null if {@code access} reads something else. */
    private String hierarchyConstant(FieldInsnNode access) {
        if (access.owner.equals(node.name)) {
            boolean declared = node.fields.stream().anyMatch(field -> field.name.equals(access.name));
            boolean staysFinal = (node.access & Opcodes.ACC_INTERFACE) != 0 || hierarchy.isEarly(node.name);
            if (declared) {
                return staysFinal && hierarchy.scope(node.name, loader) == Scope.FULL && node.fields.stream().anyMatch(field -> field.name.equals(access.name) && field.value == null
                        && (field.access & Opcodes.ACC_FINAL) != 0) ? node.name : null;
            }
        }
        String declaring = hierarchy.interfaceOf(access.owner, access.name, loader);
        return declaring == null || hierarchy.scope(declaring, loader) != Scope.FULL ? null : declaring;
    }

    /** The JIT takes final fields for constants, but the fields of the program change with every execution. */
    private void readConstant(FieldInsnNode access, InsnList hook, String owner) {
        hook.add(sites.push(access, owner, null));
        hook.add(Hook.REFERENCE.call());
        hook.add(sites.push(access, owner, access.name));
        Type type = Type.getType(access.desc);
        hook.add(switch (type.getSort()) {
            case Type.LONG -> Hook.GET_LONG.call();
            case Type.FLOAT -> Hook.GET_FLOAT.call();
            case Type.DOUBLE -> Hook.GET_DOUBLE.call();
            case Type.OBJECT, Type.ARRAY -> Hook.GET_REFERENCE.call();
            default -> Hook.GET.call();
        });
        if (isReference(type)) {
            hook.add(new TypeInsnNode(Opcodes.CHECKCAST, type.getInternalName()));
        }
        code.insertBefore(access, hook);
        code.remove(access);
    }

    private void load(AbstractInsnNode access) {
        if (fully) {
            InsnList hook = new InsnList();
            hook.add(new InsnNode(Opcodes.DUP2));
            hook.add(sites.push(access));
            hook.add(Hook.LOAD.call());
            code.insertBefore(access, hook);
        }
    }

    private void store(AbstractInsnNode access, Type type) {
        if (!fully || Probes.isProbe(access)) {
            return;
        }
        InsnList hook = new InsnList();
        if (isReference(type)) {
            int value = method.maxLocals++;
            hook.add(new VarInsnNode(Opcodes.ASTORE, value));
            hook.add(new InsnNode(Opcodes.DUP2));
            hook.add(new VarInsnNode(Opcodes.ALOAD, value));
            hook.add(sites.push(access));
            hook.add(Hook.STORE_REFERENCE.call());
            hook.add(new VarInsnNode(Opcodes.ALOAD, value));
        } else if (type.getSize() == 1) {
            hook.add(new InsnNode(Opcodes.DUP_X2));
            hook.add(new InsnNode(Opcodes.POP));
            hook.add(new InsnNode(Opcodes.DUP2));
            hook.add(sites.push(access));
            hook.add(Hook.STORE.call());
            hook.add(new InsnNode(Opcodes.DUP2_X1));
            hook.add(new InsnNode(Opcodes.POP2));
        } else {
            hook.add(new InsnNode(Opcodes.DUP2_X2));
            hook.add(new InsnNode(Opcodes.POP2));
            hook.add(new InsnNode(Opcodes.DUP2));
            hook.add(sites.push(access));
            hook.add(Hook.STORE.call());
            hook.add(new InsnNode(Opcodes.DUP2_X2));
            hook.add(new InsnNode(Opcodes.POP2));
        }
        code.insertBefore(access, hook);
    }

    private void monitor(AbstractInsnNode instruction, Hook passing) {
        if (fully || node.name.equals(THREAD) || node.name.equals(LOADER) && method.name.equals("loadClass")) {
            InsnList hook = new InsnList();
            hook.add(sites.push(instruction));
            hook.add(passing.call());
            code.insertBefore(instruction, hook);
        }
    }

    private void create(TypeInsnNode creation) {
        if (raw) {
            unconstructed++;
        }
        if (fully && !platform && !creation.desc.equals(node.name) && !isPlatformName(creation.desc)) {
            InsnList hook = new InsnList();
            hook.add(sites.push(creation, creation.desc, null));
            hook.add(Hook.REFERENCE.call());
            code.insertBefore(creation, hook);
        }
    }

    private void call(MethodInsnNode invocation) {
        if (raw && invocation.name.equals("<init>")) {
            if (unconstructed == 0) {
                raw = false;
            } else {
                unconstructed--;
            }
            return;
        }
        if (fully && isClone(invocation)) {
            InsnList hook = new InsnList();
            hook.add(new InsnNode(Opcodes.DUP));
            hook.add(sites.push(invocation));
            hook.add(Hook.CLONING.call());
            code.insertBefore(invocation, hook);
        } else if (fully && !platform && asksLoader(invocation)) {
            InsnList hook = new InsnList();
            hook.add(new InsnNode(Opcodes.DUP2));
            hook.add(new InsnNode(Opcodes.POP));
            hook.add(Hook.ASK_LOADER.call());
            code.insertBefore(invocation, hook);
        } else if (AtomicCall.is(invocation)) {
            new AtomicCall(method, invocation, sites).instrument();
        } else if (!redirects.apply(code, invocation, sites) && fully && UnseenCall.is(invocation, platform, hierarchy, loader)) {
            new UnseenCall(method, invocation, sites).instrument();
        }
    }

    /** The copy itself, as opposed to a method that makes one. */
    private static boolean isClone(MethodInsnNode invocation) {
        return invocation.name.equals("clone") && invocation.desc.equals("()Ljava/lang/Object;")
                && (invocation.owner.startsWith("[") || invocation.getOpcode() == Opcodes.INVOKESPECIAL && invocation.owner.equals("java/lang/Object"));
    }

    private boolean asksLoader(MethodInsnNode invocation) {
        return invocation.name.equals("loadClass") && invocation.desc.equals("(Ljava/lang/String;)Ljava/lang/Class;")
                && invocation.getOpcode() != Opcodes.INVOKESTATIC && invocation.getOpcode() != Opcodes.INVOKEINTERFACE
                && hierarchy.extendsClass(invocation.owner, LOADER, loader);
    }

    /** Statics of the JDK are not the program's state. */
    private boolean isPlatformName(String name) {
        return platform || hierarchy.isOfJdk(name, loader);
    }

    private static boolean isReference(Type type) {
        return type.getSort() == Type.OBJECT || type.getSort() == Type.ARRAY;
    }
}
