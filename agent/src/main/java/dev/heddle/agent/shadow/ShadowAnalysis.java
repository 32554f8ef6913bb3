package dev.heddle.agent.shadow;

import dev.heddle.agent.merging.Hammock;
import dev.heddle.agent.merging.Hammocks;
import dev.heddle.agent.merging.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * What is known of a method before it runs: which variables and operands can depend on inputs, and which hammocks begin with a branch that can.
 *
 * <p>The one depends on the other, because what such a hammock computes depends on inputs even if it chooses between constants.
 */
final class ShadowAnalysis {

    private final String owner;
    private final MethodNode method;
    private final Predicate<MethodInsnNode> mayReturnShadow;
    private final Map<Integer, List<Hammock>> ends = new HashMap<>();
    private final Map<String, ShadowJoin> joins = new LinkedHashMap<>();
    private Frame<ShadowValue>[] frames;

    ShadowAnalysis(String owner, MethodNode method, Predicate<MethodInsnNode> mayReturnShadow, boolean overflow) {
        this.owner = owner;
        this.method = method;
        this.mayReturnShadow = mayReturnShadow;
        frames = analyze();
        List<Hammock> others = Hammocks.of(method, overflow);
        List<Hammock> merged = new ArrayList<>();
        while (others.removeIf(hammock -> decides(hammock) && merged.add(hammock))) {
            ends.clear();
            merged.forEach(this::end);
            frames = analyze();
        }
        while (merged.removeIf(hammock -> !isWhole(hammock, merged))) {
            // What has lost an inner one may be inside of another.
        }
        merged.forEach(this::join);
    }

    /** Whether all branches in a hammock that can depend on inputs are merged. */
    private boolean isWhole(Hammock hammock, List<Hammock> merged) {
        return hammock.jumps().stream().allMatch(jump -> !isShadowed(jump) || merged.stream().anyMatch(each -> each.head() == jump));
    }

    /** What is known before each instruction; null where it cannot be reached. */
    Frame<ShadowValue>[] frames() {
        return frames;
    }

    /** Where hammocks end that are to be merged. */
    List<ShadowJoin> joins() {
        return List.copyOf(joins.values());
    }

    /** Whether a hammock that is to be merged ends before the instruction at {@code index}. */
    boolean isMerged(int index) {
        return ends.containsKey(index);
    }

    private Frame<ShadowValue>[] analyze() {
        try {
            return new Merging().analyzeAndComputeMaxs(owner, method);
        } catch (AnalyzerException e) {
            throw new IllegalStateException("the method " + owner + "." + method.name + " cannot be analysed", e);
        }
    }

    /** Whether the branch with which a hammock begins can depend on inputs, and all that lives on after it is told. */
    private boolean decides(Hammock hammock) {
        return isShadowed(hammock.head()) && (hammock.returnsAtEnd() || hammock.locals().entrySet().stream().allMatch(each -> isTold(frames[hammock.end()].getLocal(each.getKey()), each.getValue())));
    }

    private boolean isShadowed(AbstractInsnNode jump) {
        Frame<ShadowValue> frame = frames[method.instructions.indexOf(jump)];
        boolean two = jump.getOpcode() >= Opcodes.IF_ICMPEQ && jump.getOpcode() <= Opcodes.IF_ICMPLE;
        return frame != null && (frame.getStack(frame.getStackSize() - 1).shadowed() || two && frame.getStack(frame.getStackSize() - 2).shadowed());
    }

    /** Whether a variable that was written is dead, or is what the hammock has computed. */
    private static boolean isTold(ShadowValue local, Value computed) {
        return local.type() == null || local.isReference() || local.type().equals(computed.type());
    }

    private void end(Hammock hammock) {
        InsnList code = method.instructions;
        if (hammock.returnsAtEnd()) {
            hammock.returns().forEach(each -> ends.computeIfAbsent(code.indexOf(each), at -> new ArrayList<>()).add(hammock));
        } else {
            ends.computeIfAbsent(hammock.end(), at -> new ArrayList<>()).add(hammock);
        }
    }

    private void join(Hammock hammock) {
        Frame<ShadowValue> frame = hammock.returnsAtEnd() ? null : frames[hammock.end()];
        int base = frame == null ? -1 : frame.getStackSize() - hammock.operands().size();
        joins.computeIfAbsent(hammock.end() + "/" + base, at -> new ShadowJoin(joins.size(), hammock.end(), base)).add(hammock, frame);
    }

    /** What hammocks compute can depend on inputs as soon as they end. */
    private final class Merging extends Analyzer<ShadowValue> {

        Merging() {
            super(new ShadowInterpreter(mayReturnShadow));
        }

        @Override
        protected void newControlFlowEdge(int index, int successor) {
            Frame<ShadowValue> frame = getFrames()[successor];
            for (Hammock hammock : ends.getOrDefault(successor, List.of())) {
                for (int local : hammock.locals().keySet()) {
                    frame.setLocal(local, shadowed(frame.getLocal(local)));
                }
                for (int i = 1; i <= hammock.operands().size(); i++) {
                    int position = frame.getStackSize() - i;
                    frame.setStack(position, shadowed(frame.getStack(position)));
                }
            }
        }

        private static ShadowValue shadowed(ShadowValue value) {
            return value.type() == null || value.isReference() ? value : ShadowValue.of(value.type(), true);
        }
    }
}
