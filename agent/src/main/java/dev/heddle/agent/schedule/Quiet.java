package dev.heddle.agent.schedule;

import dev.heddle.agent.code.Finally;
import dev.heddle.agent.code.Frames;
import dev.heddle.agent.code.Hook;
import dev.heddle.runtime.Strand;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Makes a method of the JDK that runs on behalf of the JVM invisible to the scheduler. */
public final class Quiet {

    private static final String STRAND = Type.getInternalName(Strand.class);

    private static final Set<String> UPCALLS = Set.of("linkCallSite", "linkMethod", "linkMethodHandleConstant", "linkDynamicConstant",
            "findMethodHandleType");

    private final MethodNode method;

    /** Makes the methods by which the JVM asks a class loader, or one class loader another, invisible, unless it is the program that calls a loader of its own. */
    public static void hideLoading(MethodNode method) {
        InsnList begin = new InsnList();
        if (method.name.equals("loadClass") && method.desc.equals("(Ljava/lang/String;)Ljava/lang/Class;")) {
            begin.add(Hook.BEGIN_LOADING.call());
        } else if (method.name.equals("loadClass") && method.desc.equals("(Ljava/lang/String;Z)Ljava/lang/Class;")) {
            begin.add(new VarInsnNode(Opcodes.ALOAD, 0));
            begin.add(Hook.BEGIN_LOADING_BY.call());
        } else {
            return;
        }
        new Quiet(method).wrap(begin);
    }

    public Quiet(MethodNode method) {
        this.method = method;
    }

    /**
     * True for methods that the JVM calls in the middle of an instruction of the program, or in which the JDK keeps books
     * about all executors there are, or buffers for all executions.
     */
    public static boolean isUpcall(String owner, MethodNode method) {
        return owner.equals("java/lang/invoke/MethodHandleNatives") && UPCALLS.contains(method.name)
                || owner.equals("jdk/internal/vm/ThreadContainers") && method.name.endsWith("registerContainer")
                || owner.equals("sun/nio/ch/Util") && method.name.equals("getTemporaryDirectBuffer");
    }

    public void wrap() {
        InsnList begin = new InsnList();
        begin.add(Hook.BEGIN_QUIET.call());
        wrap(begin);
    }

    private void wrap(InsnList begin) {
        int strand = method.maxLocals++;
        Frames.addLocal(method, strand, STRAND);
        begin.add(new VarInsnNode(Opcodes.ASTORE, strand));
        new Finally(method, begin, () -> {
            InsnList end = new InsnList();
            end.add(new VarInsnNode(Opcodes.ALOAD, strand));
            end.add(Hook.END_QUIET.call());
            return end;
        }, strand, STRAND).wrap();
    }
}
