package dev.heddle.agent.schedule;

import dev.heddle.agent.code.Finally;
import dev.heddle.agent.code.Frames;
import dev.heddle.agent.code.Hook;
import dev.heddle.agent.code.SiteFactory;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Turns a synchronised method into one with a synchronised body, because the JVM enters the monitor of the former
 * before any hook could.
 *
 * <p>In a class that is loaded already the modifier cannot be taken away. There the body gives the monitor back
 * first, and takes it again just before returning, when nobody can be waiting for long: the interpreter allows it
 * (the JIT leaves such methods alone).
 */
public final class SynchronizedMethod {

    private final ClassNode node;
    private final MethodNode method;
    private final SiteFactory sites;
    private final Hook entering;

    public SynchronizedMethod(ClassNode node, MethodNode method, SiteFactory sites, Hook entering) {
        this.node = node;
        this.method = method;
        this.sites = sites;
        this.entering = entering;
    }

    public void instrument(boolean loading) {
        int lock = method.maxLocals++;
        Frames.addLocal(method, lock, "java/lang/Object");
        AbstractInsnNode first = method.instructions.getFirst();
        InsnList begin = new InsnList();
        begin.add(lockObject());
        begin.add(new VarInsnNode(Opcodes.ASTORE, lock));
        if (loading) {
            method.access &= ~Opcodes.ACC_SYNCHRONIZED;
        } else {
            begin.add(new VarInsnNode(Opcodes.ALOAD, lock));
            begin.add(new InsnNode(Opcodes.MONITOREXIT));
        }
        begin.add(new VarInsnNode(Opcodes.ALOAD, lock));
        begin.add(sites.push(first));
        begin.add(entering.call());
        begin.add(new InsnNode(Opcodes.MONITORENTER));
        new Finally(method, begin, () -> leave(lock, first, loading), lock, "java/lang/Object").wrap();
    }

    private InsnList leave(int lock, AbstractInsnNode first, boolean loading) {
        InsnList end = new InsnList();
        end.add(new VarInsnNode(Opcodes.ALOAD, lock));
        end.add(sites.push(first));
        end.add(Hook.EXIT_MONITOR.call());
        end.add(new InsnNode(Opcodes.MONITOREXIT));
        if (!loading) {
            end.add(new VarInsnNode(Opcodes.ALOAD, lock));
            end.add(new InsnNode(Opcodes.MONITORENTER));
        }
        return end;
    }

    private InsnList lockObject() {
        InsnList push = new InsnList();
        if ((method.access & Opcodes.ACC_STATIC) == 0) {
            push.add(new VarInsnNode(Opcodes.ALOAD, 0));
        } else if ((node.version & 0xffff) >= Opcodes.V1_5) {
            push.add(new LdcInsnNode(Type.getObjectType(node.name)));
        } else {
            push.add(new LdcInsnNode(node.name.replace('/', '.')));
            push.add(new MethodInsnNode(Opcodes.INVOKESTATIC, "java/lang/Class", "forName", "(Ljava/lang/String;)Ljava/lang/Class;"));
        }
        return push;
    }
}
