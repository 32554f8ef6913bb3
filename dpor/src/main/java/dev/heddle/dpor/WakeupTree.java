package dev.heddle.dpor;

import dev.heddle.term.Valuation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * A node of a wakeup tree: what is still to be explored from some point on, as sequences of steps that share their
 * beginnings. Children are explored in their order; a leaf leaves open how the execution goes on.
 */
final class WakeupTree {

    /** The step that leads here; null for the root. */
    Step step;
    /** The inputs with which the sequence that ends here is run; null if those of the last execution will do. */
    Valuation inputs;
    /** True if it is not known yet whether there are inputs for {@link #step}. */
    boolean open;
    /** Where something happened that could have gone this way instead, for a reader, if inputs decide that; else null. */
    String instead;
    final List<WakeupTree> children = new ArrayList<>(1);

    WakeupTree(Step step) {
        this.step = step;
    }

    /** The first child that stands for {@code step}, or null. */
    WakeupTree child(Step wanted) {
        for (WakeupTree child : children) {
            if (child.step.isSameAs(wanted)) {
                return child;
            }
        }
        return null;
    }

    /**
     * Adds {@code sequence}, unless something equivalent will be explored anyway.
     *
     * @param union what holds of the inputs where the tree begins and in the sequence
     */
    void insert(List<Step> sequence, Union union) {
        List<Step> rest = new ArrayList<>(sequence);
        WakeupTree node = this;
        while (!rest.isEmpty()) {
            WakeupTree next = null;
            for (WakeupTree child : node.children) {
                if (!child.open && Sequences.canStartWith(rest, child.step, union::admits)) {
                    next = child;
                    break;
                }
            }
            if (next == null) {
                for (Step step : rest) {
                    WakeupTree added = new WakeupTree(step);
                    node.children.add(added);
                    node = added;
                }
                node.inputs = union.inputs();
                return;
            }
            Sequences.remove(rest, next.step);
            node = next;
            if (node.children.isEmpty()) {
                return;
            }
        }
    }

    /** How many nodes there are. */
    long size() {
        long size = 0;
        Deque<WakeupTree> open = new ArrayDeque<>();
        open.push(this);
        while (!open.isEmpty()) {
            size++;
            open.pop().children.forEach(open::push);
        }
        return size;
    }

    /** Puts {@code step} before everything else; returns its node. */
    WakeupTree precede(Step first) {
        WakeupTree node = new WakeupTree(first);
        node.children.addAll(without(first));
        children.clear();
        children.add(node);
        return node;
    }

    /** The children, where the first steps like {@code taken} have been left out. */
    private List<WakeupTree> without(Step taken) {
        List<WakeupTree> rest = new ArrayList<>(children.size());
        for (WakeupTree child : children) {
            if (child.step.isSameAs(taken)) {
                rest.addAll(child.children);
            } else {
                List<WakeupTree> below = child.without(taken);
                child.children.clear();
                child.children.addAll(below);
                rest.add(child);
            }
        }
        return rest;
    }

    /** The sequence that is next: the first child, its first child, and so on. */
    List<Step> firstSequence() {
        List<Step> steps = new ArrayList<>();
        for (WakeupTree node = this; !node.children.isEmpty(); node = node.children.get(0)) {
            steps.add(node.children.get(0).step);
        }
        return steps;
    }

    /** The inputs with which that sequence is to be run, or null if those of the last execution will do. */
    Valuation firstInputs() {
        WakeupTree node = this;
        while (!node.children.isEmpty()) {
            node = node.children.get(0);
        }
        return node.inputs;
    }

    /** Gives up the sequence that is next, if there is one. */
    void dropFirst() {
        if (children.isEmpty()) {
            return;
        }
        WakeupTree branching = this;
        for (WakeupTree node = this; !node.children.isEmpty(); node = node.children.get(0)) {
            if (node.children.size() > 1) {
                branching = node;
            }
        }
        branching.children.remove(0);
    }
}
