package dev.heddle.agent;

import dev.heddle.agent.code.Hook;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** What becomes of a class that cannot be instrumented: each of its methods says so when it is called, because nobody sees what it does. Executions that do not call it are as good as ever. */
final class Refusal {

    private Refusal() {
    }

    /** The class of {@code file}, whose methods give {@code reason}. */
    static byte[] of(byte[] file, String reason) {
        ClassNode node = new ClassNode();
        new ClassReader(file).accept(node, 0);
        for (MethodNode method : node.methods) {
            if ((method.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) == 0) {
                InsnList call = new InsnList();
                call.add(new LdcInsnNode(reason));
                call.add(Hook.UNCONTROLLED.call());
                method.instructions.insert(call);
            }
        }
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        node.accept(writer);
        return writer.toByteArray();
    }
}
