package dev.heddle.agent.merging;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Finds the hammocks of a method. */
public final class Hammocks {

    /** Methods of more instructions have none: what is written around hammocks could make them too long for the JVM. */
    private static final int LONGEST = 3000;

    private Hammocks() {
    }

    /** Those whose branches are each the beginning of a hammock; {@code overflow} says whether calculations that may overflow are effects. */
    public static List<Hammock> of(MethodNode method, boolean overflow) {
        List<AbstractInsnNode> branches = new ArrayList<>();
        for (AbstractInsnNode each : method.instructions) {
            if (HammockReader.isBranch(each)) {
                branches.add(each);
            }
        }
        List<Hammock> found = new ArrayList<>();
        if (branches.isEmpty() || method.instructions.size() > LONGEST) {
            return found;
        }
        ControlFlow flow = new ControlFlow(method.instructions);
        Liveness liveness = new Liveness(method, flow);
        for (AbstractInsnNode each : branches) {
            Hammock hammock = new HammockReader(method.instructions, flow, liveness, overflow).read(each);
            if (hammock != null) {
                found.add(hammock);
            }
        }
        while (removeTorn(found)) {
            // What has lost an inner one may be inside of another.
        }
        return found;
    }

    /** Removes those with a branch in them that begins none, as one does that nobody could tell the end of; false if there are no such. */
    private static boolean removeTorn(List<Hammock> hammocks) {
        Set<AbstractInsnNode> heads = heads(hammocks);
        return hammocks.removeIf(hammock -> !heads.containsAll(hammock.jumps()));
    }

    private static Set<AbstractInsnNode> heads(List<Hammock> hammocks) {
        Set<AbstractInsnNode> heads = new HashSet<>();
        hammocks.forEach(hammock -> heads.add(hammock.head()));
        return heads;
    }
}
