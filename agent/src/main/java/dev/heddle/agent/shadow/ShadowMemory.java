package dev.heddle.agent.shadow;

import dev.heddle.agent.code.Hook;
import dev.heddle.agent.code.SiteFactory;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.Frame;

/** Accesses to fields and elements: their shadows lie in a table. */
final class ShadowMemory {

    private final ShadowFrame shadows;
    private final InsnList code;
    private final SiteFactory sites;
    private final ShadowCalls calls;
    /** In a constructor, true until the superclass's has been called: {@code this} may not be touched before. */
    private boolean raw;

    ShadowMemory(ShadowFrame shadows, InsnList code, SiteFactory sites, ShadowCalls calls, boolean constructor) {
        this.shadows = shadows;
        this.code = code;
        this.sites = sites;
        this.calls = calls;
        this.raw = constructor;
    }

    void field(FieldInsnNode each, Frame<ShadowValue> frame, int top) {
        Type type = Type.getType(each.desc);
        boolean put = each.getOpcode() == Opcodes.PUTFIELD || each.getOpcode() == Opcodes.PUTSTATIC;
        if (put && calls.isOfJdk(each)) {
            code.insertBefore(each, ShadowValue.isNumber(type) ? ShadowFrame.list(shadows.push(frame.getStack(top), top), sites.push(each), Hook.PIN.call())
                    : ShadowFrame.list(new InsnNode(Opcodes.DUP), sites.push(each), Hook.PIN_ALL.call()));
            return;
        }
        if (!ShadowValue.isNumber(type)) {
            return;
        }
        Type kind = ShadowValue.of(type, true).type();
        int slot = calls.slot(each);
        switch (each.getOpcode()) {
            case Opcodes.GETSTATIC -> {
                InsnList after = ShadowFrame.list(new InsnNode(kind.getSize() == 1 ? Opcodes.DUP : Opcodes.DUP2), new InsnNode(Opcodes.ACONST_NULL),
                        SiteFactory.constant(slot), Hook.LOADED.of(kind).call());
                after.add(new VarInsnNode(Opcodes.ASTORE, shadows.operand(top + 1)));
                code.insert(each, after);
            }
            case Opcodes.GETFIELD -> {
                int owner = shadows.scratch(ShadowValue.REFERENCE);
                code.insertBefore(each, ShadowFrame.list(new InsnNode(Opcodes.DUP), new VarInsnNode(Opcodes.ASTORE, owner)));
                code.insert(each, ShadowFrame.list(new InsnNode(kind.getSize() == 1 ? Opcodes.DUP : Opcodes.DUP2), new VarInsnNode(Opcodes.ALOAD, owner),
                        SiteFactory.constant(slot), Hook.LOADED.of(kind).call(),
                        new VarInsnNode(Opcodes.ASTORE, shadows.operand(top))));
            }
            case Opcodes.PUTSTATIC -> {
                int value = shadows.scratch(kind);
                code.insertBefore(each, ShadowFrame.list(new InsnNode(kind.getSize() == 1 ? Opcodes.DUP : Opcodes.DUP2),
                        new VarInsnNode(kind.getOpcode(Opcodes.ISTORE), value)));
                code.insert(each, ShadowFrame.list(new VarInsnNode(kind.getOpcode(Opcodes.ILOAD), value), shadows.push(frame.getStack(top), top),
                        new InsnNode(Opcodes.ACONST_NULL), SiteFactory.constant(slot), Hook.STORED.of(kind).call()));
            }
            default -> put(each, frame, top, kind, slot);
        }
    }

    private void put(FieldInsnNode each, Frame<ShadowValue> frame, int top, Type kind, int slot) {
        Integer later = shadows.early().get(each);
        if (later != null) {
            code.insert(each, ShadowFrame.list(new VarInsnNode(Opcodes.ALOAD, shadows.operand(top)), new VarInsnNode(Opcodes.ASTORE, later)));
            return;
        }
        if (raw) {
            return;
        }
        int owner = shadows.scratch(ShadowValue.REFERENCE);
        int value = shadows.scratch(kind);
        code.insertBefore(each, ShadowFrame.list(new VarInsnNode(kind.getOpcode(Opcodes.ISTORE), value), new InsnNode(Opcodes.DUP),
                new VarInsnNode(Opcodes.ASTORE, owner), new VarInsnNode(kind.getOpcode(Opcodes.ILOAD), value)));
        code.insert(each, ShadowFrame.list(new VarInsnNode(kind.getOpcode(Opcodes.ILOAD), value), shadows.push(frame.getStack(top), top),
                new VarInsnNode(Opcodes.ALOAD, owner), SiteFactory.constant(slot), Hook.STORED.of(kind).call()));
    }

    void loadElement(AbstractInsnNode each, Frame<ShadowValue> frame, int top) {
        boolean selected = frame.getStack(top).shadowed();
        boolean number = each.getOpcode() != Opcodes.AALOAD;
        if (!number && !selected) {
            return;
        }
        int array = shadows.scratch(ShadowValue.REFERENCE);
        int place = shadows.scratch(Type.INT_TYPE);
        int term = shadows.scratch(ShadowValue.REFERENCE);
        InsnList before = ShadowFrame.list(new InsnNode(Opcodes.DUP2), new VarInsnNode(Opcodes.ISTORE, place), new VarInsnNode(Opcodes.ASTORE, array));
        if (selected) {
            before.add(index(top, array, place));
            before.add(ShadowFrame.list(sites.push(each), (number ? Hook.SELECT_READ : Hook.SELECT_OBJECT).call()));
            if (number) {
                before.add(new VarInsnNode(Opcodes.ASTORE, term));
            }
        }
        code.insertBefore(each, before);
        if (number) {
            Type kind = elementType(each.getOpcode() - Opcodes.IALOAD);
            InsnList after = ShadowFrame.list(new InsnNode(kind.getSize() == 1 ? Opcodes.DUP : Opcodes.DUP2), new VarInsnNode(Opcodes.ALOAD, array),
                    new VarInsnNode(Opcodes.ILOAD, place));
            after.add(selected ? ShadowFrame.list(new VarInsnNode(Opcodes.ALOAD, term), Hook.SELECTED.of(kind).call()) : ShadowFrame.list(Hook.LOADED.of(kind).call()));
            after.add(new VarInsnNode(Opcodes.ASTORE, shadows.operand(top - 1)));
            code.insert(each, after);
        } else {
            shadows.forget(each, top - 1);
        }
    }

    /** Pushes an array, an index, and the shadow of the index. */
    private InsnList index(int position, int array, int place) {
        return ShadowFrame.list(new VarInsnNode(Opcodes.ALOAD, array), new VarInsnNode(Opcodes.ILOAD, place), new VarInsnNode(Opcodes.ALOAD, shadows.operand(position)));
    }

    void storeElement(AbstractInsnNode each, Frame<ShadowValue> frame, int top) {
        boolean selected = frame.getStack(top - 1).shadowed();
        boolean number = each.getOpcode() != Opcodes.AASTORE;
        if (!number && !selected) {
            return;
        }
        Type kind = number ? elementType(each.getOpcode() - Opcodes.IASTORE) : ShadowValue.REFERENCE;
        int value = shadows.scratch(kind);
        int array = shadows.scratch(ShadowValue.REFERENCE);
        int place = shadows.scratch(Type.INT_TYPE);
        int term = shadows.scratch(ShadowValue.REFERENCE);
        InsnList before = ShadowFrame.list(new VarInsnNode(kind.getOpcode(Opcodes.ISTORE), value), new InsnNode(Opcodes.DUP2),
                new VarInsnNode(Opcodes.ISTORE, place), new VarInsnNode(Opcodes.ASTORE, array));
        if (number) {
            if (selected) {
                before.add(ShadowFrame.list(new VarInsnNode(kind.getOpcode(Opcodes.ILOAD), value), shadows.push(frame.getStack(top), top)));
                before.add(index(top - 1, array, place));
                before.add(ShadowFrame.list(sites.push(each), Hook.SELECT_WRITE.of(kind).call(), new VarInsnNode(Opcodes.ASTORE, term)));
            }
            code.insert(each, ShadowFrame.list(new VarInsnNode(kind.getOpcode(Opcodes.ILOAD), value),
                    selected ? new VarInsnNode(Opcodes.ALOAD, term) : shadows.push(frame.getStack(top), top),
                    new VarInsnNode(Opcodes.ALOAD, array), new VarInsnNode(Opcodes.ILOAD, place), Hook.STORED.of(kind).call()));
        } else {
            before.add(index(top - 1, array, place));
            before.add(ShadowFrame.list(sites.push(each), Hook.SELECT_PLACE.call()));
        }
        before.add(new VarInsnNode(kind.getOpcode(Opcodes.ILOAD), value));
        code.insertBefore(each, before);
    }

    private static Type elementType(int index) {
        return switch (index) {
            case 1 -> Type.LONG_TYPE;
            case 2 -> Type.FLOAT_TYPE;
            case 3 -> Type.DOUBLE_TYPE;
            case 4 -> ShadowValue.REFERENCE;
            default -> Type.INT_TYPE;
        };
    }

    /** After {@code each}, if it calls the superclass's constructor or another of this class, the object may be touched. */
    void constructed(MethodInsnNode each, Frame<ShadowValue> frame, int first) {
        if (!raw || !each.name.equals("<init>") || frame.getStack(first - 1).made() != null) {
            return;
        }
        raw = false;
        InsnList before = new InsnList();
        shadows.early().forEach((put, shadow) -> before.add(ShadowFrame.list(shadows.pushInherited(), new VarInsnNode(Opcodes.ALOAD, shadow),
                SiteFactory.constant(calls.slot(put)), Hook.EARLY_AND.call(), shadows.storeInherited())));
        if (calls.isOurs(each)) {
            int constructor = ShadowCalls.token(each.owner + each.name, each.desc);
            before.add(ShadowFrame.list(shadows.pushInherited(), SiteFactory.constant(constructor), Hook.EARLY_PASS.call()));
            code.insert(each, ShadowFrame.list(new VarInsnNode(Opcodes.ALOAD, 0), SiteFactory.constant(constructor), Hook.EARLY_SETTLE.call()));
        } else {
            if (ShadowCalls.mayCallBack(each)) {
                before.add(ShadowFrame.list(shadows.pushInherited(), sites.push(each), Hook.EARLY_PIN.call()));
            }
            code.insert(each, ShadowFrame.list(shadows.pushInherited(), new VarInsnNode(Opcodes.ALOAD, 0), Hook.EARLY_STORE.call()));
        }
        code.insertBefore(each, before);
    }
}
