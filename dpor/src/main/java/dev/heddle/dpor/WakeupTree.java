package dev.heddle.dpor;

import dev.heddle.explore.inputs.Suggestions;
import dev.heddle.term.Valuation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

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
    /** If {@link #step} gives a term another plain value, inputs that are worth trying for it; else null. */
    Suggestions suggestions;
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
     * Adds {@code sequence}, unless something equivalent will be explored anyway. Returns false, and adds nothing, if that contains more than the sequence does and
     * {@code partial} says that the sequence is not all that happens: then it depends on the rest whether it will do.
     *
     * @param hold inputs with which it can be run
     */
    boolean insert(List<Step> sequence, Valuation hold, boolean partial) {
        List<Step> rest = new ArrayList<>(sequence);
        WakeupTree node = this;
        while (!rest.isEmpty()) {
            WakeupTree next = node.childFor(rest);
            if (next == null) {
                for (Step step : rest) {
                    WakeupTree added = new WakeupTree(step);
                    node.children.add(added);
                    node = added;
                }
                node.inputs = hold;
                return true;
            }
            if (partial && !Sequences.isPartOf(rest, next.step)) {
                return false;
            }
            Sequences.remove(rest, next.step);
            node = next;
            if (node.children.isEmpty()) {
                if (node.open) {
                    node.open = false;
                    node.inputs = hold;
                }
                return true;
            }
        }
        return !partial;
    }

    private WakeupTree childFor(List<Step> sequence) {
        for (WakeupTree child : children) {
            if (Sequences.canStartWith(sequence, child.step)) {
                return child;
            }
        }
        return null;
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

    /** Puts {@code taken} before everything, and those of {@code others}, which are what could have happened instead, before what goes with them. */
    void precede(WakeupTree taken, List<WakeupTree> others) {
        List<List<WakeupTree>> branches = branches();
        children.clear();
        children.add(taken);
        taken.goOnAs(branches);
        for (WakeupTree other : others) {
            if (other.goOnAs(branches)) {
                children.add(other);
            }
        }
    }

    /** Adds those of {@code branches} that go with {@link #step}, and without it; returns false if there are none. */
    private boolean goOnAs(List<List<WakeupTree>> branches) {
        Map<WakeupTree, WakeupTree> copies = new IdentityHashMap<>();
        Set<WakeupTree> leaves = Collections.newSetFromMap(new IdentityHashMap<>());
        for (List<WakeupTree> branch : branches) {
            WakeupTree same = branch.stream().filter(each -> each.step.thread() == step.thread()).findFirst().orElse(null);
            if (same == null || same.step.isSameAs(step)) {
                WakeupTree node = this;
                for (int i = 0; i < branch.size() && !leaves.contains(node); i++) {
                    node = branch.get(i) == same ? node : node.copied(branch.get(i), copies);
                }
                if (leaves.add(node)) {
                    // If others go on from there, that is included.
                    node.children.clear();
                    node.becomeLeafOf(this, branch.get(branch.size() - 1));
                }
            }
        }
        return !leaves.isEmpty();
    }

    private WakeupTree copied(WakeupTree child, Map<WakeupTree, WakeupTree> copies) {
        WakeupTree copy = copies.get(child);
        if (copy == null) {
            copy = new WakeupTree(child.step);
            copy.open = child.open;
            copy.instead = child.instead;
            copy.suggestions = child.suggestions;
            copies.put(child, copy);
            children.add(copy);
        }
        return copy;
    }

    private void becomeLeafOf(WakeupTree branch, WakeupTree leaf) {
        inputs = leaf.inputs;
        if (branch.step.constraint() != null && (inputs == null || !branch.step.goesWith(inputs))) {
            open = true;
            instead = instead == null ? branch.instead : instead;
        }
    }

    /** From here to each leaf, the nodes on the way. */
    private List<List<WakeupTree>> branches() {
        List<List<WakeupTree>> branches = new ArrayList<>();
        List<WakeupTree> way = new ArrayList<>();
        List<WakeupTree> left = new ArrayList<>();
        List<Integer> depths = new ArrayList<>();
        push(0, left, depths);
        while (!left.isEmpty()) {
            WakeupTree node = left.remove(left.size() - 1);
            int depth = depths.remove(depths.size() - 1);
            way.subList(depth, way.size()).clear();
            way.add(node);
            if (node.children.isEmpty()) {
                branches.add(List.copyOf(way));
            }
            node.push(depth + 1, left, depths);
        }
        return branches;
    }

    /** Adds the children, the first of them last, and for each its {@code depth}. */
    void push(int depth, List<WakeupTree> left, List<Integer> depths) {
        for (int i = children.size() - 1; i >= 0; i--) {
            left.add(children.get(i));
            depths.add(depth);
        }
    }

    /** One that goes on as this one does, from another step, for which it is not known whether there are inputs. */
    WakeupTree withOpen(Step other) {
        WakeupTree copy = new WakeupTree(other);
        copy.instead = instead;
        copy.suggestions = suggestions;
        copy.goOnAs(branches());
        copy.open = true;
        return copy;
    }

    /** The sequence that is next: the first child, its first child, and so on. */
    List<Step> firstSequence() {
        List<WakeupTree> way = firstWay();
        return way.subList(1, way.size()).stream().map(node -> node.step).toList();
    }

    /** This, its first child, that one's first child, and so on. */
    List<WakeupTree> firstWay() {
        List<WakeupTree> way = new ArrayList<>();
        way.add(this);
        for (WakeupTree node = this; !node.children.isEmpty(); node = node.children.get(0)) {
            way.add(node.children.get(0));
        }
        return way;
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
