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

    public Quiet(MethodNode method) {
        this.method = method;
    }

    /**
     * True for methods that the JVM calls in the middle of an instruction of the program, or in which the JDK keeps books
     * about all executors there are.
     */
    public static boolean isUpcall(String owner, MethodNode method) {
        return owner.equals("java/lang/invoke/MethodHandleNatives") && UPCALLS.contains(method.name)
                || owner.equals("jdk/internal/vm/ThreadContainers") && method.name.endsWith("registerContainer")
                || owner.equals("java/lang/ClassLoader") && method.name.equals("loadClass") && method.desc.startsWith("(Ljava/lang/String;)");
    }

    public void wrap() {
        int strand = method.maxLocals++;
        Frames.addLocal(method, strand, STRAND);
        InsnList begin = new InsnList();
        begin.add(Hook.BEGIN_QUIET.call());
        begin.add(new VarInsnNode(Opcodes.ASTORE, strand));
        new Finally(method, begin, () -> {
            InsnList end = new InsnList();
            end.add(new VarInsnNode(Opcodes.ALOAD, strand));
            end.add(Hook.END_QUIET.call());
            return end;
        }, strand, STRAND).wrap();
    }
}
