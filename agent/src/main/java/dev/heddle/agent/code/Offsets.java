package dev.heddle.agent.code;

import java.util.IdentityHashMap;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.JSRInlinerAdapter;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** Reads a class into a tree and remembers at which bytecode offset each instruction was. */
public final class Offsets {

    private final Map<AbstractInsnNode, Integer> offsets = new IdentityHashMap<>();
    private int next;
    private ClassReader reader;

    public ClassNode read(byte[] bytes) {
        reader = new ClassReader(bytes) {
            @Override
            protected void readBytecodeInstructionOffset(int offset) {
                next = offset;
            }
        };
        ClassNode node = new ClassNode(Opcodes.ASM9) {
            @Override
            public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] exceptions) {
                MethodNode method = new Method(access, name, descriptor, signature, exceptions);
                methods.add(method);
                return method;
            }
        };
        reader.accept(node, ClassReader.EXPAND_FRAMES);
        node.methods.replaceAll(method -> hasSubroutines(method) ? inlined(method) : method);
        return node;
    }

    private static boolean hasSubroutines(MethodNode method) {
        for (AbstractInsnNode each : method.instructions) {
            if (each.getOpcode() == Opcodes.JSR) {
                return true;
            }
        }
        return false;
    }

    /** Compilers made subroutines of what is finally done until Java 1.4. Each call gets code of its own, in which an instruction's offset is its place. */
    private MethodNode inlined(MethodNode method) {
        Method inlined = new Method(method.access, method.name, method.desc, method.signature, method.exceptions.toArray(new String[0]));
        method.accept(new JSRInlinerAdapter(inlined, method.access, method.name, method.desc, method.signature, method.exceptions.toArray(new String[0])));
        for (AbstractInsnNode each : inlined.instructions) {
            offsets.replace(each, inlined.instructions.indexOf(each));
        }
        return inlined;
    }

    /** What has read the class. */
    public ClassReader reader() {
        return reader;
    }

    public int of(AbstractInsnNode instruction) {
        return offsets.getOrDefault(instruction, -1);
    }

    private final class Method extends MethodNode {

        Method(int access, String name, String descriptor, String signature, String[] exceptions) {
            super(Opcodes.ASM9, access, name, descriptor, signature, exceptions);
        }

        private void note() {
            offsets.put(instructions.getLast(), next);
        }

        @Override
        public void visitInsn(int opcode) {
            super.visitInsn(opcode);
            note();
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
            super.visitFieldInsn(opcode, owner, name, descriptor);
            note();
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
            note();
        }

        @Override
        public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
            super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
            note();
        }

        @Override
        public void visitTypeInsn(int opcode, String type) {
            super.visitTypeInsn(opcode, type);
            note();
        }

        @Override
        public void visitIntInsn(int opcode, int operand) {
            super.visitIntInsn(opcode, operand);
            note();
        }

        @Override
        public void visitTableSwitchInsn(int low, int high, Label otherwise, Label... labels) {
            super.visitTableSwitchInsn(low, high, otherwise, labels);
            note();
        }

        @Override
        public void visitLookupSwitchInsn(Label otherwise, int[] keys, Label[] labels) {
            super.visitLookupSwitchInsn(otherwise, keys, labels);
            note();
        }

        @Override
        public void visitJumpInsn(int opcode, Label label) {
            super.visitJumpInsn(opcode, label);
            note();
        }
    }
}
