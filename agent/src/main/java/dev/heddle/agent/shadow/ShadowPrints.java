package dev.heddle.agent.shadow;

import dev.heddle.agent.code.Hook;
import dev.heddle.agent.code.SiteFactory;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** What is printed and logged, and what exceptions tell: whether that is pinned is decided where it goes, or when it is asked for. */
final class ShadowPrints {

    private static final Type OBJECT = Type.getObjectType("java/lang/Object");
    private static final String STREAMS = "java/io/PrintStream";
    private static final Set<String> STREAM = Set.of("print(", "println(", "printf(", "format(", "append(C)", "append(Ljava/lang/CharSequence;)", "write(I)", "write([B)");
    private static final Set<String> LOGGER = Set.of("severe", "warning", "info", "config", "fine", "finer", "finest", "log", "logp", "logrb", "entering", "exiting", "throwing");
    /** By these a program makes loggers lead to something of its own. */
    private static final Set<String> CONFIGURING = Set.of("addHandler", "setFormatter", "setFilter", "setErrorManager", "readConfiguration", "updateConfiguration", "addLogger",
            "setParent", "setResourceBundle", "push");

    private final ShadowFrame shadows;
    private final InsnList code;
    private final SiteFactory sites;
    private final ShadowCalls calls;

    ShadowPrints(ShadowFrame shadows, InsnList code, SiteFactory sites, ShadowCalls calls) {
        this.shadows = shadows;
        this.code = code;
        this.sites = sites;
        this.calls = calls;
    }

    /** True for a call that only prints or logs what it is given, if the receiver is one of the JDK's. */
    static boolean prints(MethodInsnNode call) {
        if (call.getOpcode() == Opcodes.INVOKEVIRTUAL && call.owner.equals(STREAMS)) {
            return STREAM.stream().anyMatch((call.name + call.desc)::startsWith);
        }
        return (call.owner.equals("java/util/logging/Logger") && call.getOpcode() == Opcodes.INVOKEVIRTUAL || call.owner.equals("java/lang/System$Logger"))
                && LOGGER.contains(call.name);
    }

    /** Before a call that prints; what it is given is pinned if the program can hear of it. */
    void print(MethodInsnNode each, Type[] types) {
        String where = each.owner.replace('/', '.') + "." + each.name;
        int signature = ShadowCalls.token(each.name, each.desc);
        boolean formats = each.name.equals("printf") || each.name.equals("format");
        InsnList before = new InsnList();
        int[] places = shadows.layAside(types, before);
        before.add(ShadowFrame.list(new InsnNode(Opcodes.DUP), SiteFactory.constant(signature), Hook.CALL_PRINTING.call()));
        for (int i = 0; i < types.length; i++) {
            VarInsnNode value = new VarInsnNode(Opcodes.ALOAD, places[i]);
            if (!calls.mayHaveShadow(types[i]) && !types[i].getDescriptor().equals("Ljava/lang/Throwable;")) {
                continue;
            } else if (formats && types[i].getSort() == Type.ARRAY) {
                before.add(ShadowFrame.list(new InsnNode(Opcodes.DUP), new VarInsnNode(Opcodes.ALOAD, places[i - 1]), value, SiteFactory.constant(signature),
                        sites.push(each, where, null), Hook.FORMATTED.call()));
            } else if (formats) {
                before.add(ShadowFrame.list(new InsnNode(Opcodes.DUP), value, SiteFactory.constant(signature), sites.push(each, where, null), Hook.PIN_FOR.call(),
                        new InsnNode(Opcodes.POP)));
            } else if (each.owner.equals(STREAMS) && types[i].equals(OBJECT)) {
                before.add(ShadowFrame.list(new InsnNode(Opcodes.DUP), value, SiteFactory.constant(signature), sites.push(each, where, null), Hook.SAID.call(),
                        new VarInsnNode(Opcodes.ASTORE, places[i])));
            } else {
                before.add(ShadowFrame.list(new InsnNode(Opcodes.DUP), value, SiteFactory.constant(signature), sites.push(each, where, null), Hook.PRINTED.call()));
            }
        }
        before.add(ShadowFrame.takeBack(types, places));
        code.insertBefore(each, before);
        code.insert(each, Hook.PRINTING_DONE.call());
    }

    /** Before a call of the JDK's that changes where printed things go, or makes an exception tell. */
    void watch(MethodInsnNode each) {
        if (each.owner.startsWith("java/util/logging/") && CONFIGURING.contains(each.name)) {
            code.insertBefore(each, Hook.REDIRECT_PRINTS.call());
        } else if (each.owner.equals("java/lang/AssertionError") && each.name.equals("<init>") && each.desc.equals("(Ljava/lang/Object;)V")) {
            code.insertBefore(each, ShadowFrame.list(sites.push(each), Hook.DETAIL.call()));
        } else if (calls.asksMessage(each)) {
            code.insertBefore(each, ShadowFrame.list(new InsnNode(Opcodes.DUP), SiteFactory.constant(calls.mayBeOurs(each) ? ShadowCalls.token(each.name, each.desc) : 0),
                    sites.push(each, each.owner.replace('/', '.') + "." + each.name, null), Hook.MESSAGE_ASKED.call()));
        } else if (each.name.equals("printStackTrace") && calls.isThrowable(each.owner)) {
            boolean standard = each.desc.startsWith("()");
            code.insertBefore(each, ShadowFrame.list(new InsnNode(standard ? Opcodes.DUP : Opcodes.DUP2), sites.push(each, each.owner.replace('/', '.') + "." + each.name, null),
                    (standard ? Hook.TRACE : Hook.TRACE_TO).call()));
        }
    }
}
