package dev.heddle.agent.merging;

import dev.heddle.runtime.merging.Formula;
import dev.heddle.runtime.merging.Region;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;

/**
 * A branch together with the code up to where its ways meet, if that only computes: it has no effects, cannot throw, and does not go round.
 *
 * <p>What variables and operands have at its end is said by formulas over what they had at its beginning.
 *
 * @param head the branch
 * @param end the index of the instruction where the ways meet; that after the last one if all of them return
 * @param jumps all branches in it, the head among them
 * @param returns the instructions that return something, if all ways do
 * @param after the variables that are written, and read later, and the operands that are pushed, or the one that is returned
 */
public record Hammock(AbstractInsnNode head, int end, Set<AbstractInsnNode> jumps, List<AbstractInsnNode> returns, State after, List<Formula> formulas, List<Input> inputs) {

    /**
     * Something that is needed from before the hammock.
     *
     * @param local the variable that it is in; -1 for an operand of the branch
     * @param type as that of a value
     */
    public record Input(int local, Type type) {
    }

    public boolean returnsAtEnd() {
        return !returns.isEmpty();
    }

    /** What was written to variables. */
    public Map<Integer, Value> locals() {
        return after.locals();
    }

    /** What was pushed, or is returned. */
    public List<Value> operands() {
        return after.operands();
    }

    /** How many operands the branch takes. */
    public int operandsOfHead() {
        return (int) inputs.stream().filter(input -> input.local < 0).count();
    }

    /** The value of a variable at the end, which is what it was if the hammock does not write it. */
    public Value at(int local, Type type) {
        Value written = after.local(local);
        return written != null ? written : HammockReader.input(local, type, inputs, formulas);
    }

    /** What is needed to compute the results: of all inputs those that are not operands of the branch. */
    public List<Input> needed(int[] results) {
        boolean[] used = used(results);
        List<Input> needed = new ArrayList<>();
        for (int i = 0; i < formulas.size(); i++) {
            if (used[i] && formulas.get(i).kind() == Formula.Kind.INPUT && inputs.get(formulas.get(i).a()).local >= 0) {
                needed.add(inputs.get(formulas.get(i).a()));
            }
        }
        return needed;
    }

    /** The region with these results, whose inputs are the operands of the branch and what is {@link #needed}. */
    public Region region(int[] results, int join) {
        boolean[] used = used(results);
        List<Formula> numbered = new ArrayList<>();
        int place = operandsOfHead();
        for (int i = 0; i < formulas.size(); i++) {
            Formula formula = formulas.get(i);
            boolean moved = used[i] && formula.kind() == Formula.Kind.INPUT && inputs.get(formula.a()).local >= 0;
            numbered.add(moved ? Formula.input(place++) : formula);
        }
        return new Region(numbered, results, place, join);
    }

    /** Which formulas the results depend on. */
    private boolean[] used(int[] results) {
        boolean[] used = new boolean[formulas.size()];
        for (int result : results) {
            used[result] = true;
        }
        for (int i = used.length - 1; i >= 0; i--) {
            Formula formula = formulas.get(i);
            if (used[i] && formula.kind() != Formula.Kind.INPUT && formula.kind() != Formula.Kind.CONSTANT) {
                used[formula.a()] = true;
                if (formula.b() >= 0) {
                    used[formula.b()] = true;
                }
                if (formula.c() >= 0) {
                    used[formula.c()] = true;
                }
            }
        }
        return used;
    }
}
