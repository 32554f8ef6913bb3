package dev.heddle.agent.merging;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/**
 * Where each instruction of a method leads if nothing is thrown, and where all ways from it meet again: its immediate post-dominator, found as K. Cooper, T. Harvey and K. Kennedy,
 * <i>A Simple, Fast Dominance Algorithm</i>, find dominators, from the end. Instructions are named by their index; one more stands for the end of the method.
 */
final class ControlFlow {

    private static final int NONE = -1;

    private final InsnList code;
    private final int end;
    private final List<List<Integer>> successors = new ArrayList<>();
    private final int[] meets;

    ControlFlow(InsnList code) {
        this.code = code;
        this.end = code.size();
        for (AbstractInsnNode each : code) {
            successors.add(successors(each));
        }
        this.meets = new int[end + 1];
        findMeets();
    }

    int end() {
        return end;
    }

    /** Where the execution can be after {@code index}. */
    List<Integer> successors(int index) {
        return successors.get(index);
    }

    /** The first instruction that the execution comes to whichever way it goes from {@code index} on; -1 if there is none. */
    int meets(int index) {
        return meets[index];
    }

    private List<Integer> successors(AbstractInsnNode each) {
        int opcode = each.getOpcode();
        if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN || opcode == Opcodes.ATHROW || each.getNext() == null) {
            return List.of(end);
        }
        List<Integer> targets = new ArrayList<>();
        if (each instanceof JumpInsnNode jump) {
            targets.add(code.indexOf(jump.label));
        } else if (each instanceof TableSwitchInsnNode table) {
            addAll(table.labels, table.dflt, targets);
        } else if (each instanceof LookupSwitchInsnNode lookup) {
            addAll(lookup.labels, lookup.dflt, targets);
        }
        if (targets.isEmpty() || each instanceof JumpInsnNode && opcode != Opcodes.GOTO) {
            targets.add(code.indexOf(each) + 1);
        }
        return targets;
    }

    private void addAll(List<LabelNode> labels, LabelNode otherwise, List<Integer> targets) {
        labels.forEach(label -> targets.add(code.indexOf(label)));
        targets.add(code.indexOf(otherwise));
    }

    private void findMeets() {
        Arrays.fill(meets, NONE);
        int[] order = backwards();
        int[] rank = new int[end + 1];
        for (int i = 0; i < order.length; i++) {
            rank[order[i]] = i;
        }
        meets[end] = end;
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = 1; i < order.length; i++) {
                int found = NONE;
                for (int next : successors.get(order[i])) {
                    if (meets[next] != NONE) {
                        found = found == NONE ? next : common(found, next, rank);
                    }
                }
                if (found != meets[order[i]]) {
                    meets[order[i]] = found;
                    changed = true;
                }
            }
        }
    }

    private int common(int one, int other, int[] rank) {
        while (one != other) {
            if (rank[one] > rank[other]) {
                one = meets[one];
            } else {
                other = meets[other];
            }
        }
        return one;
    }

    /** All instructions from which the end can be reached, the end first: the reverse of the order in which a search against the flow leaves them. */
    private int[] backwards() {
        List<List<Integer>> predecessors = new ArrayList<>();
        for (int i = 0; i <= end; i++) {
            predecessors.add(new ArrayList<>());
        }
        for (int i = 0; i < end; i++) {
            for (int next : successors.get(i)) {
                predecessors.get(next).add(i);
            }
        }
        boolean[] seen = new boolean[end + 1];
        int[] looked = new int[end + 1];
        int[] stack = new int[end + 1];
        int[] left = new int[end + 1];
        int depth = 1;
        int count = 0;
        stack[0] = end;
        seen[end] = true;
        while (depth > 0) {
            int at = stack[depth - 1];
            if (looked[at] < predecessors.get(at).size()) {
                int next = predecessors.get(at).get(looked[at]++);
                if (!seen[next]) {
                    seen[next] = true;
                    stack[depth++] = next;
                }
            } else {
                left[count++] = at;
                depth--;
            }
        }
        int[] order = new int[count];
        for (int i = 0; i < count; i++) {
            order[i] = left[count - 1 - i];
        }
        return order;
    }
}
