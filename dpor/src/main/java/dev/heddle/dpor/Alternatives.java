package dev.heddle.dpor;

import dev.heddle.explore.Flipping;
import dev.heddle.explore.InputPath;
import dev.heddle.explore.Omissions;
import dev.heddle.model.Event;
import dev.heddle.model.Trace;
import dev.heddle.term.Answer;
import dev.heddle.term.Constant;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import dev.heddle.term.Valuation;
import java.util.ArrayList;
import java.util.List;

/**
 * What steps could have been instead: other values of a choice, and other ways that inputs could have led. Whether there
 * are inputs for one is asked when its turn has come.
 */
final class Alternatives {

    private final Flipping flipping;
    private final Omissions omissions;

    Alternatives(Flipping flipping) {
        this.flipping = flipping;
        this.omissions = new Omissions(flipping.loops());
    }

    Flipping flipping() {
        return flipping;
    }

    /** What {@code step}, which happened as {@code event}, could have been; {@code fork} says whether inputs leave that open. */
    List<WakeupTree> of(Step step, Trace trace, Event event, InputPath.Fork fork) {
        List<WakeupTree> others = new ArrayList<>(0);
        Labels.others(step, trace, event).forEach(other -> others.add(new WakeupTree(other)));
        if (fork == InputPath.Fork.BEYOND) {
            omissions.loop(event);
        } else if (fork == InputPath.Fork.OPEN) {
            List<Term> ways = event.ways();
            for (int label = 0; ways != null && label < ways.size(); label++) {
                if (label != step.label() && ways.get(label) != Constant.FALSE) {
                    others.add(open(step.withLabel(label, ways.get(label)), event));
                }
            }
            if (step.pinned() != null) {
                others.add(open(step.withLabel(step.label(), Terms.not(step.constraint())), event));
            }
        }
        return others;
    }

    /** To be explored if there are inputs for it. */
    private static WakeupTree open(Step step, Event instead) {
        WakeupTree child = new WakeupTree(step);
        child.open = true;
        child.instead = instead;
        return child;
    }

    /**
     * Makes sure that there are inputs for what is at {@code index}: takes it out if there are none, and then the next, and
     * so on.
     *
     * @param path what holds of the inputs before: its first {@code before} constraints
     * @param hint inputs for which that holds
     * @param explored how many have been explored already
     */
    void solve(List<WakeupTree> all, int index, PathConstraints path, int before, Valuation hint, int explored) {
        while (index < all.size() && all.get(index).open) {
            WakeupTree next = all.get(index);
            Answer answer = flipping.solver().solve(path.take(before, next.step), hint);
            if (answer instanceof Answer.Satisfiable found && (next.step.pinned() == null || explored < Omissions.MOST_PINNED)) {
                next.open = false;
                next.inputs = found.model();
                if (next.step.pinned() != null) {
                    all.add(pinAgain(next, found.model()));
                }
                return;
            }
            if (answer instanceof Answer.Satisfiable) {
                omissions.values(next.instead);
            } else if (answer instanceof Answer.Unknown unknown) {
                omissions.unknown(next.instead, unknown);
            }
            all.remove(index);
        }
    }

    /** The term takes another value now, and perhaps a further one after that. */
    private static WakeupTree pinAgain(WakeupTree child, Valuation model) {
        Term others = child.step.constraint();
        Term value = Terms.eq(child.step.pinned(), Constant.ofValue(child.step.pinned().evaluate(model)));
        child.step = child.step.withLabel(child.step.label(), value);
        return open(child.step.withLabel(child.step.label(), Terms.and(others, Terms.not(value))), child.instead);
    }

    /** What was left out. */
    Omissions omissions() {
        return omissions;
    }
}
