package dev.heddle.agent.shadow;

import dev.heddle.agent.code.Hook;
import dev.heddle.agent.code.SiteFactory;
import java.util.Arrays;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.Frame;

/** Values that go where shadows cannot follow, to the JDK or to code that the JVM makes: such a value is pinned before it goes. */
final class ShadowPins {

    private static final String OBJECT = "Ljava/lang/Object;";

    private final ShadowFrame shadows;
    private final InsnList code;
    private final SiteFactory sites;
    private final ShadowCalls calls;

    ShadowPins(ShadowFrame shadows, InsnList code, SiteFactory sites, ShadowCalls calls) {
        this.shadows = shadows;
        this.code = code;
        this.sites = sites;
        this.calls = calls;
    }

    /** Pins the last {@code count} operands. */
    void pin(AbstractInsnNode each, Frame<ShadowValue> frame, int top, int count, String where) {
        InsnList before = new InsnList();
        for (int i = top + 1 - count; i <= top; i++) {
            if (frame.getStack(i).shadowed()) {
                before.add(new VarInsnNode(Opcodes.ALOAD, shadows.operand(i)));
                before.add(sites.push(each, where, null));
                before.add(Hook.PIN.call());
            }
        }
        code.insertBefore(each, before);
    }

    /** Pins the objects that are passed to the JDK; if the method may be the program's, {@code numbers} that are passed keep their shadows. */
    void cross(MethodInsnNode each, Type[] types, boolean noReceiver, boolean numbers) {
        ShadowCalls.Crossing crossing = calls.crossing(each);
        boolean order = !noReceiver && crossing == ShadowCalls.Crossing.KEY && ShadowCalls.goesThrough(each);
        boolean objects = crossing != ShadowCalls.Crossing.NOTHING
                && (order || !noReceiver && calls.receiverMayHaveShadow(each) || Arrays.stream(types).anyMatch(calls::mayHaveShadow));
        if (!objects && !numbers) {
            return;
        }
        InsnList before = new InsnList();
        int[] places = shadows.layAside(types, before);
        if (numbers) {
            before.add(new InsnNode(Opcodes.DUP));
            before.add(SiteFactory.constant(ShadowCalls.token(each.name, each.desc)));
            before.add(Hook.CALL_VIA.call());
        }
        if (objects) {
            if (crossing == ShadowCalls.Crossing.KEY) {
                code.insert(each, Hook.HANDED.call());
            } else if (crossing != ShadowCalls.Crossing.IDENTITY) {
                before.add(ShadowFrame.list(sites.push(each), Hook.LOOK.call()));
                code.insert(each, Hook.LOOKED.call());
            }
            pinObjects(each, before, crossing, types, places, noReceiver);
        }
        before.add(ShadowFrame.takeBack(types, places));
        code.insertBefore(each, before);
    }

    private void pinObjects(MethodInsnNode each, InsnList before, ShadowCalls.Crossing crossing, Type[] types, int[] places, boolean noReceiver) {
        String where = each.owner.replace('/', '.') + "." + each.name;
        // A call that is not for whatever the receiver has overridden leads to the JDK.
        int signature = calls.mayBeOurs(each) ? ShadowCalls.token(each.name, each.desc) : 0;
        for (int i = 0; i < types.length; i++) {
            if (!calls.mayHaveShadow(types[i])) {
                continue;
            }
            if (crossing == ShadowCalls.Crossing.ORDER || crossing == ShadowCalls.Crossing.KEY && i > 0 && !ShadowCalls.mayBeBox(types[i])) {
                before.add(ShadowFrame.list(new VarInsnNode(Opcodes.ALOAD, places[i]), sites.push(each, where, null), Hook.PIN_ORDER.call()));
                continue;
            }
            if (crossing == ShadowCalls.Crossing.SOUGHT) {
                before.add(ShadowFrame.list(new InsnNode(Opcodes.DUP), new VarInsnNode(Opcodes.ALOAD, places[i]),
                        SiteFactory.constant(each.name.equals("lastIndexOf") ? 1 : 0), SiteFactory.constant(signature), sites.push(each, where, null), Hook.PIN_SOUGHT.call()));
                before.add(goOn(types[i], places[i]));
                continue;
            }
            if (ShadowCalls.looksIntoAll(each)) {
                before.add(ShadowFrame.list(new VarInsnNode(Opcodes.ALOAD, places[i]), sites.push(each, where, null), Hook.PIN_GRAPH.call(), new InsnNode(Opcodes.POP)));
                continue;
            }
            boolean identity = crossing == ShadowCalls.Crossing.IDENTITY && types[i].getDescriptor().equals(OBJECT);
            if (identity || noReceiver) {
                before.add(ShadowFrame.list(new VarInsnNode(Opcodes.ALOAD, places[i]), sites.push(each, where, null),
                        (identity ? Hook.PIN_IDENTITY : crossing == ShadowCalls.Crossing.IDENTITY ? Hook.PIN_IDENTITIES : Hook.PIN_ALL).call()));
            } else {
                before.add(ShadowFrame.list(new InsnNode(Opcodes.DUP), new VarInsnNode(Opcodes.ALOAD, places[i]), SiteFactory.constant(signature), sites.push(each, where, null),
                        (crossing != ShadowCalls.Crossing.KEY ? Hook.PIN_FOR : i == 0 ? Hook.PIN_KEY : Hook.PIN_VALUE).call()));
            }
            before.add(goOn(types[i], places[i]));
        }
        if (!noReceiver && crossing == ShadowCalls.Crossing.KEY && ShadowCalls.goesThrough(each)) {
            before.add(ShadowFrame.list(new InsnNode(Opcodes.DUP), sites.push(each, where, null), Hook.PIN_ORDER.call()));
        }
        if (!noReceiver && crossing == ShadowCalls.Crossing.IDENTITY && each.owner.equals("java/lang/Object")) {
            before.add(ShadowFrame.list(sites.push(each, where, null), Hook.IDENTIFIED.call()));
        } else if (!noReceiver && (crossing == ShadowCalls.Crossing.EVERYTHING || crossing == ShadowCalls.Crossing.IDENTITY) && calls.receiverMayHaveShadow(each)) {
            before.add(ShadowFrame.list(new InsnNode(Opcodes.DUP), new InsnNode(Opcodes.DUP), SiteFactory.constant(signature), sites.push(each, where, null), Hook.PIN_FOR.call(),
                    new InsnNode(Opcodes.POP)));
        }
    }

    /** Takes the object on the stack for the one laid aside, if its type is one that boxes have, or collections of boxes. */
    private static InsnList goOn(Type type, int place) {
        if (!ShadowCalls.mayBeBox(type) && !type.getDescriptor().equals("Ljava/util/Collection;") && !type.getDescriptor().equals("Ljava/util/Map;")) {
            return ShadowFrame.list(new InsnNode(Opcodes.POP));
        }
        return ShadowFrame.list(new TypeInsnNode(Opcodes.CHECKCAST, type.getInternalName()), new VarInsnNode(Opcodes.ASTORE, place));
    }

    /** Pins what is passed to a method of an interface of the program if it is one of the JDK's that the receiver's class inherits. */
    void crossInherited(MethodInsnNode each, Type[] types) {
        InsnList before = new InsnList();
        int[] places = shadows.layAside(types, before);
        String where = each.owner.replace('/', '.') + "." + each.name;
        int signature = ShadowCalls.token(each.name, each.desc);
        for (int i = 0; i < types.length; i++) {
            if (calls.mayHaveShadow(types[i])) {
                before.add(ShadowFrame.list(new InsnNode(Opcodes.DUP), new VarInsnNode(Opcodes.ALOAD, places[i]), SiteFactory.constant(signature), sites.push(each, where, null),
                        Hook.PIN_INHERITED.call()));
                before.add(goOn(types[i], places[i]));
            }
        }
        before.add(ShadowFrame.list(new InsnNode(Opcodes.DUP), new InsnNode(Opcodes.DUP), SiteFactory.constant(signature), sites.push(each, where, null), Hook.PIN_INHERITED.call(),
                new InsnNode(Opcodes.POP)));
        before.add(ShadowFrame.takeBack(types, places));
        code.insertBefore(each, before);
    }

    /** A monitor is about to be entered: if it is that of a box, it matters which one. */
    void enter(AbstractInsnNode each) {
        code.insertBefore(each, ShadowFrame.list(sites.push(each, "a monitor", null), Hook.IDENTIFIED.call()));
    }

    /** Pins the objects that are passed to code that the JVM makes. */
    void pinAll(InvokeDynamicInsnNode each, Type[] types) {
        InsnList before = new InsnList();
        int[] places = shadows.layAside(types, before);
        for (int i = 0; i < types.length; i++) {
            if (!ShadowValue.isNumber(types[i])) {
                before.add(new VarInsnNode(Opcodes.ALOAD, places[i]));
                before.add(sites.push(each, each.bsm.getOwner().replace('/', '.') + "." + each.bsm.getName(), null));
                before.add(Hook.PIN_ALL.call());
                before.add(goOn(types[i], places[i]));
            }
        }
        before.add(ShadowFrame.takeBack(types, places));
        code.insertBefore(each, before);
    }

    /** Pins the object that {@code method} returns if the JDK has called it. */
    void returned(MethodNode method, AbstractInsnNode each) {
        if (mayBeCalledBack(method)) {
            code.insertBefore(each, ShadowFrame.list(new InsnNode(Opcodes.DUP), sites.push(each), Hook.PIN_RETURNED.call()));
        }
    }

    /**
     * True if the JDK may be who calls the method, and what it returns may be something that depends on inputs by itself. Any method can be called by a method
     * handle, which takes numbers out of their boxes.
     */
    private static boolean mayBeCalledBack(MethodNode method) {
        boolean lambda = method.name.startsWith("lambda$");
        String type = Type.getReturnType(method.desc).getDescriptor();
        boolean mayBeBox = type.startsWith("Ljava/lang/") && !type.equals("Ljava/lang/String;");
        // A lambda may return an object of the program that is a collection.
        return lambda || (mayBeBox || (method.access & (Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC)) == 0)
                && (type.startsWith("[") || type.startsWith("Ljava/lang/") || type.startsWith("Ljava/util/"));
    }
}
