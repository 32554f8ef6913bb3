package dev.heddle.agent.merging;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What the variables that a hammock has written have, and the operands that it has pushed. */
final class State {

    private final Map<Integer, Value> locals;
    private final List<Value> operands;

    State() {
        this(Map.of(), List.of());
    }

    private State(Map<Integer, Value> locals, List<Value> operands) {
        this.locals = new TreeMap<>(locals);
        this.operands = new ArrayList<>(operands);
    }

    State copy() {
        return new State(locals, operands);
    }

    Map<Integer, Value> locals() {
        return locals;
    }

    List<Value> operands() {
        return operands;
    }

    /** What was written to a variable; null if nothing was. */
    Value local(int index) {
        return locals.get(index);
    }

    void store(int index, Value value) {
        Value before = locals.get(index - 1);
        if (before != null && before.isWide()) {
            locals.put(index - 1, Value.UNKNOWN);
        }
        locals.put(index, value);
        if (value.isWide()) {
            locals.put(index + 1, Value.UNKNOWN);
        }
    }

    void push(Value value) {
        operands.add(value);
    }

    /** The last operand; null if the hammock has not pushed it. */
    Value pop() {
        return operands.isEmpty() ? null : operands.remove(operands.size() - 1);
    }
}
