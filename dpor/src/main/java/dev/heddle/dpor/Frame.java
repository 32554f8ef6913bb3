package dev.heddle.dpor;

import java.util.ArrayList;
import java.util.List;

/** The state of a {@link Reduction} before one event of the current execution. */
final class Frame {

    /** Steps that need not be taken here, because what follows them is explored elsewhere. */
    final List<Step> sleep;
    /** What is to be explored from here; its first child is what the current execution does. */
    final WakeupTree tree;
    Step step;
    /** How many children of the tree have been explored and removed. */
    int explored;
    /** How many children are being explored elsewhere. */
    int detached;
    /** Events with which this one's was found to be reversible, and it depends on what comes after them whether that is explored elsewhere. */
    final List<Integer> unsettled = new ArrayList<>(0);
    /** How many decisions come before. */
    int decisions;
    /** How many constraints on inputs come before. */
    final int constraints;

    Frame(List<Step> sleep, WakeupTree tree, int constraints) {
        this.sleep = sleep;
        this.tree = tree;
        this.constraints = constraints;
    }

    /** One before which nothing is known. */
    static Frame first() {
        return new Frame(new ArrayList<>(), new WakeupTree(null), 0);
    }

    /**
     * True if nothing can be done before a part that was taken out has come back: there is nothing else, or only a sequence,
     * which what comes back may have to join.
     */
    boolean mustWait() {
        return detached > 0 && (tree.children.isEmpty() || !tree.children.get(0).children.isEmpty());
    }

    /** True if something is to be explored next. */
    boolean hasNext() {
        return step == null && !tree.children.isEmpty();
    }
}
