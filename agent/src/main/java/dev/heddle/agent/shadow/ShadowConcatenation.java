package dev.heddle.agent.shadow;

import dev.heddle.agent.code.Hook;
import dev.heddle.agent.code.SiteFactory;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.Frame;

/** The {@code +} of strings where the JVM makes the code for it. */
final class ShadowConcatenation {

    private final ShadowFrame shadows;
    private final InsnList code;
    private final SiteFactory sites;

    ShadowConcatenation(ShadowFrame shadows, InsnList code, SiteFactory sites) {
        this.shadows = shadows;
        this.code = code;
        this.sites = sites;
    }

    /** Objects are turned into strings first, so that it is known what they said. */
    void concatenate(InvokeDynamicInsnNode each, Frame<ShadowValue> frame, int first, Type[] types) {
        boolean byRecipe = each.bsm.getName().equals("makeConcatWithConstants");
        String recipe = byRecipe ? (String) each.bsmArgs[0] : "\u0001".repeat(types.length);
        InsnList before = new InsnList();
        int[] places = shadows.layAside(types, before);
        for (int i = 0; i < types.length; i++) {
            before.add(new VarInsnNode(types[i].getOpcode(Opcodes.ILOAD), places[i]));
            if (!ShadowValue.isNumber(types[i]) && !types[i].getDescriptor().equals("Ljava/lang/String;")) {
                before.add(sites.push(each));
                before.add(Hook.TEXT.call());
                before.add(new InsnNode(Opcodes.DUP));
                before.add(new VarInsnNode(Opcodes.ASTORE, places[i]));
                types[i] = Type.getType(String.class);
            }
        }
        code.insertBefore(each, before);
        each.desc = Type.getMethodDescriptor(Type.getReturnType(each.desc), types);
        InsnList after = ShadowFrame.list(new LdcInsnNode(recipe), SiteFactory.constant(byRecipe ? each.bsmArgs.length - 1 : 0),
                new TypeInsnNode(Opcodes.ANEWARRAY, "java/lang/String"));
        for (int i = 1; byRecipe && i < each.bsmArgs.length; i++) {
            after.add(ShadowFrame.list(new InsnNode(Opcodes.DUP), SiteFactory.constant(i - 1), new LdcInsnNode(String.valueOf(each.bsmArgs[i])),
                    new InsnNode(Opcodes.AASTORE)));
        }
        after.add(SiteFactory.constant(types.length));
        after.add(new TypeInsnNode(Opcodes.ANEWARRAY, "java/lang/Object"));
        for (int i = 0; i < types.length; i++) {
            after.add(ShadowFrame.list(new InsnNode(Opcodes.DUP), SiteFactory.constant(i), new VarInsnNode(types[i].getOpcode(Opcodes.ILOAD), places[i])));
            after.add(part(each, types[i], frame.getStack(first + i), first + i));
            after.add(new InsnNode(Opcodes.AASTORE));
        }
        after.add(sites.push(each));
        after.add(Hook.JOIN.call());
        code.insert(each, after);
    }

    private InsnList part(InvokeDynamicInsnNode each, Type type, ShadowValue value, int position) {
        if (!ShadowValue.isNumber(type)) {
            return ShadowFrame.list(Hook.PART_STRING.call());
        }
        boolean fraction = type == Type.FLOAT_TYPE || type == Type.DOUBLE_TYPE;
        Type kind = type == Type.BYTE_TYPE || type == Type.SHORT_TYPE ? Type.INT_TYPE : type;
        InsnList part = ShadowFrame.list(shadows.push(value, position));
        if (fraction) {
            part.add(sites.push(each));
        }
        part.add(Hook.PART.of(kind).call());
        return part;
    }
}
