package dev.heddle.dpor;

import dev.heddle.explore.Flipping;
import dev.heddle.explore.InputPath;
import dev.heddle.model.Event;
import dev.heddle.model.Operation;
import dev.heddle.model.Trace;
import dev.heddle.term.Answer;
import dev.heddle.term.Constant;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import dev.heddle.term.Valuation;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What steps could have been instead: other values of a choice, and other ways that inputs could have led. Whether there
 * are inputs for one is asked when its turn has come.
 */
final class Alternatives {

    /** How many values a term may take, one after the other, that became a plain value. */
    private static final int MOST_PINNED = 256;

    private final Flipping flipping;
    private long unknown;
    private long diverged;
    /** Where values were taken of which not all were tried, for the reader. */
    private final Set<String> unpinned = new LinkedHashSet<>();
    /** Where loops went on beyond the bound. */
    private final Set<String> loops = new LinkedHashSet<>();

    Alternatives(Flipping flipping) {
        this.flipping = flipping;
    }

    Flipping flipping() {
        return flipping;
    }

    /** What {@code step}, which happened as {@code event}, could have been; {@code fork} says whether inputs leave that open. */
    List<WakeupTree> of(Step step, Trace trace, Event event, InputPath.Fork fork) {
        List<WakeupTree> others = new ArrayList<>(0);
        Labels.others(step, trace, event).forEach(other -> others.add(new WakeupTree(other)));
        if (fork == InputPath.Fork.BEYOND) {
            loops.add(event.operation().codePoint() == null ? "a place without a name" : event.operation().codePoint().shortForm());
        } else if (fork == InputPath.Fork.OPEN) {
            List<Term> ways = event.operation().ways();
            for (int label = 0; ways != null && label < ways.size(); label++) {
                if (label != step.label() && ways.get(label) != Constant.FALSE) {
                    others.add(open(step.withLabel(label, ways.get(label)), null));
                }
            }
            if (step.pinned() != null) {
                others.add(open(step.withLabel(step.label(), Terms.not(step.constraint())), where(event)));
            }
        }
        return others;
    }

    private static String where(Event event) {
        Operation operation = event.operation();
        return operation.pinned() + (operation.destination() == null ? "" : ", which goes to " + operation.destination())
                + (operation.codePoint() == null ? "" : " (" + operation.codePoint().shortForm() + ")");
    }

    /** To be explored if there are inputs for it. */
    private static WakeupTree open(Step step, String where) {
        WakeupTree child = new WakeupTree(step);
        child.open = true;
        child.where = where;
        return child;
    }

    /**
     * Makes sure that there are inputs for what is at {@code index}: takes it out if there are none, and then the next, and
     * so on.
     *
     * @param constraints what holds of the inputs before
     * @param hint inputs for which that holds
     * @param explored how many have been explored already
     */
    void solve(List<WakeupTree> all, int index, List<Term> constraints, Valuation hint, int explored) {
        while (index < all.size() && all.get(index).open) {
            WakeupTree next = all.get(index);
            List<Term> needed = new ArrayList<>(constraints);
            needed.add(next.step.constraint());
            Answer answer = flipping.solver().solve(needed, hint);
            if (answer instanceof Answer.Satisfiable found && (next.step.pinned() == null || explored < MOST_PINNED)) {
                next.open = false;
                next.inputs = found.model();
                if (next.step.pinned() != null) {
                    all.add(pinAgain(next, found.model()));
                }
                return;
            }
            if (answer instanceof Answer.Satisfiable) {
                unpinned.add(next.where);
            } else if (answer instanceof Answer.Unknown) {
                unknown++;
            }
            all.remove(index);
        }
    }

    /** The term takes another value now, and perhaps a further one after that. */
    private static WakeupTree pinAgain(WakeupTree child, Valuation model) {
        Term others = child.step.constraint();
        Term value = Terms.eq(child.step.pinned(), Constant.ofValue(child.step.pinned().evaluate(model)));
        child.step = child.step.withLabel(child.step.label(), value);
        return open(child.step.withLabel(child.step.label(), Terms.and(others, Terms.not(value))), child.where);
    }

    /** Takes note of an execution that did not go the way that its inputs should have led it. */
    void diverge() {
        diverged++;
    }

    /** True if nothing was left out. */
    boolean isComplete() {
        return unknown == 0 && unpinned.isEmpty() && diverged == 0 && loops.isEmpty();
    }

    /** Which bound left something out, if one did. */
    String limit() {
        return !loops.isEmpty() ? "loops" : !unpinned.isEmpty() ? "values" : "solver";
    }

    /** What was left out, for the reader. */
    List<String> notes() {
        List<String> notes = new ArrayList<>();
        loops.forEach(where -> notes.add("only the first " + flipping.loops() + " times that an execution comes to the branch at " + where
                + " were looked into (--loops)"));
        unpinned.forEach(where -> notes.add("only " + MOST_PINNED + " values were tried of " + where));
        if (unknown > 0) {
            notes.add("the solver gave up " + (unknown == 1 ? "once" : unknown + " times"));
        }
        if (diverged > 0) {
            notes.add((diverged == 1 ? "one execution" : diverged + " executions") + " did not go the way that the solver's inputs should have led");
        }
        return notes;
    }
}
