package dev.heddle.agent.schedule;

import dev.heddle.agent.code.Frames;
import dev.heddle.agent.code.Hook;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Inserts the model of a method at its start. */
public final class Prologue {

    private final ClassNode node;
    private final MethodNode method;
    private final ModelTable models;

    public Prologue(ClassNode node, MethodNode method, ModelTable models) {
        this.node = node;
        this.method = method;
        this.models = models;
    }

    public void insert() {
        boolean isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
        ModelTable.Model model = models.find(node.name, method.name, method.desc, isStatic);
        if (model == null || model.redirect()) {
            return;
        }
        InsnList prologue = new InsnList();
        if (model.before()) {
            call(prologue, model, isStatic);
        } else {
            LabelNode original = new LabelNode();
            decide(prologue, model, isStatic);
            prologue.add(new JumpInsnNode(Opcodes.IFEQ, original));
            call(prologue, model, isStatic);
            Type result = Type.getReturnType(method.desc);
            if (result.getSort() == Type.OBJECT && model.method().getReturnType() == Object.class) {
                prologue.add(new TypeInsnNode(Opcodes.CHECKCAST, result.getInternalName()));
            }
            prologue.add(new InsnNode(result.getOpcode(Opcodes.IRETURN)));
            prologue.add(original);
            prologue.add(Frames.initial(node, method));
            prologue.add(new InsnNode(Opcodes.NOP));
        }
        method.instructions.insert(prologue);
    }

    private static void decide(InsnList prologue, ModelTable.Model model, boolean isStatic) {
        if (model.applies() == null || isStatic) {
            prologue.add(Hook.CONTROLLED.call());
        } else {
            prologue.add(new VarInsnNode(Opcodes.ALOAD, 0));
            prologue.add(new MethodInsnNode(Opcodes.INVOKESTATIC, model.modelOwner(), "applies", Type.getMethodDescriptor(model.applies())));
        }
    }

    private void call(InsnList prologue, ModelTable.Model model, boolean isStatic) {
        int local = 0;
        if (!isStatic) {
            prologue.add(new VarInsnNode(Opcodes.ALOAD, local++));
        }
        for (Type argument : Type.getArgumentTypes(method.desc)) {
            prologue.add(new VarInsnNode(argument.getOpcode(Opcodes.ILOAD), local));
            local += argument.getSize();
        }
        prologue.add(new MethodInsnNode(Opcodes.INVOKESTATIC, model.modelOwner(), method.name, model.modelDescriptor()));
    }
}
