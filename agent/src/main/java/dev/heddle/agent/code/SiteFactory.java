package dev.heddle.agent.code;

import dev.heddle.runtime.Sites;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;

/** Makes the sites of one method. */
public final class SiteFactory {

    private final ClassNode node;
    private final MethodNode method;
    private final ClassLoader loader;
    private final Offsets offsets;
    private final String jar;

    /** {@code jar} is where the class comes from; empty if it comes from none. */
    public SiteFactory(ClassNode node, MethodNode method, ClassLoader loader, Offsets offsets, String jar) {
        this.node = node;
        this.method = method;
        this.loader = loader;
        this.offsets = offsets;
        this.jar = jar;
    }

    /** The instruction that pushes the number of a new site at {@code instruction}. */
    public AbstractInsnNode push(AbstractInsnNode instruction) {
        return push(instruction, null, null);
    }

    public AbstractInsnNode push(AbstractInsnNode instruction, String owner, String member) {
        return constant(Sites.add(node.name.replace('/', '.'), method.name, method.desc, node.sourceFile, line(instruction),
                offsets.of(instruction), loader, owner == null ? null : owner.replace('/', '.'), member, jar));
    }

    private static int line(AbstractInsnNode instruction) {
        for (AbstractInsnNode at = instruction; at != null; at = at.getPrevious()) {
            if (at instanceof LineNumberNode number) {
                return number.line;
            }
        }
        for (AbstractInsnNode at = instruction; at != null; at = at.getNext()) {
            if (at instanceof LineNumberNode number) {
                return number.line;
            }
        }
        return -1;
    }

    public static AbstractInsnNode constant(int value) {
        if (value >= -1 && value <= 5) {
            return new InsnNode(Opcodes.ICONST_0 + value);
        } else if (value == (byte) value) {
            return new IntInsnNode(Opcodes.BIPUSH, value);
        } else if (value == (short) value) {
            return new IntInsnNode(Opcodes.SIPUSH, value);
        }
        return new LdcInsnNode(value);
    }
}
