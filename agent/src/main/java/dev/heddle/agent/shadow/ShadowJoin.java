package dev.heddle.agent.shadow;

import dev.heddle.agent.merging.Hammock;
import dev.heddle.agent.merging.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.analysis.Frame;

/** Where hammocks end, and what has a shadow there that they have computed: variables that one of them writes, and operands from a position on. */
final class ShadowJoin {

    private final int number;
    private final int end;
    private final int base;
    private final List<Hammock> hammocks = new ArrayList<>();
    private final Set<Integer> locals = new TreeSet<>();
    private int operands;

    /** {@code end} is the index of the instruction, {@code base} the position of the first operand. */
    ShadowJoin(int number, int end, int base) {
        this.number = number;
        this.end = end;
        this.base = base;
    }

    void add(Hammock hammock, Frame<ShadowValue> frame) {
        hammocks.add(hammock);
        operands = hammock.operands().size();
        if (frame != null) {
            hammock.locals().keySet().stream().filter(local -> frame.getLocal(local).shadowed()).forEach(locals::add);
        }
    }

    int number() {
        return number;
    }

    int end() {
        return end;
    }

    int base() {
        return base;
    }

    List<Hammock> hammocks() {
        return hammocks;
    }

    Set<Integer> locals() {
        return locals;
    }

    int operands() {
        return operands;
    }

    /** The numbers of what {@code hammock} computes, first the variables, then the operands. */
    int[] results(Hammock hammock, Frame<ShadowValue> frame) {
        List<Value> results = new ArrayList<>();
        for (int local : locals) {
            Type type = frame.getLocal(local).type();
            results.add(hammock.at(local, type));
        }
        results.addAll(hammock.operands());
        return results.stream().mapToInt(Value::number).toArray();
    }
}
