package dev.heddle.dpor;

import dev.heddle.explore.inputs.Flipping;
import dev.heddle.explore.inputs.InputPath;
import dev.heddle.explore.inputs.Omissions;
import dev.heddle.explore.inputs.Suggestions;
import dev.heddle.model.Event;
import dev.heddle.model.Trace;
import dev.heddle.term.Answer;
import dev.heddle.term.Constant;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import dev.heddle.term.Valuation;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What steps could have been instead: other values of a choice, and other ways that inputs could have led. Whether there
 * are inputs for one is asked when its turn has come.
 */
final class Alternatives {

    private final Flipping flipping;
    private final Omissions omissions;

    Alternatives(Flipping flipping) {
        this(flipping, new Omissions(flipping.loops()));
    }

    /** What is left out is added to {@code omissions}. */
    Alternatives(Flipping flipping, Omissions omissions) {
        this.flipping = flipping;
        this.omissions = omissions;
    }

    Flipping flipping() {
        return flipping;
    }

    /** What {@code step}, which happened as {@code event}, could have been; {@code fork} says whether inputs leave that open. */
    List<WakeupTree> of(Step step, Trace trace, Event event, InputPath.Fork fork) {
        List<WakeupTree> others = new ArrayList<>(0);
        Labels.others(step, trace, event).forEach(other -> others.add(new WakeupTree(other)));
        if (fork == InputPath.Fork.BEYOND) {
            omissions.loop(Omissions.place(event));
        } else if (fork == InputPath.Fork.OPEN) {
            List<Term> ways = event.ways();
            for (int label = 0; ways != null && label < ways.size(); label++) {
                if (label != step.label() && ways.get(label) != Constant.FALSE) {
                    others.add(open(step.withLabel(label, ways.get(label)), Omissions.place(event)));
                }
            }
            if (step.pinned() != null) {
                WakeupTree further = open(step.withLabel(step.label(), Terms.not(step.constraint())), Omissions.place(event));
                further.suggestions = Suggestions.of(event, flipping.vocabulary());
                others.add(further);
            }
        }
        return others;
    }

    /** To be explored if there are inputs for it. */
    private static WakeupTree open(Step step, String instead) {
        WakeupTree child = new WakeupTree(step);
        child.open = true;
        child.instead = instead;
        return child;
    }

    /**
     * Makes sure that there are inputs for what is at {@code index}, with which it has not been explored: takes it out if there are none, and then the next, and
     * so on.
     *
     * @param path what holds of the inputs before: its first {@code before} constraints
     * @param sleep what has been explored instead; inputs with which that would happen are of no use
     * @param hint inputs for which that holds
     * @param explored how many have been explored already
     */
    void solve(List<WakeupTree> all, int index, PathConstraints path, int before, List<Step> sleep, Valuation hint, int explored) {
        while (index < all.size() && !hasInputs(all, index, path.first(before), sleep, hint, explored)) {
            all.get(index).dropFirst();
            if (all.get(index).children.isEmpty()) {
                all.remove(index);
            }
        }
    }

    private boolean hasInputs(List<WakeupTree> all, int index, List<Term> before, List<Step> sleep, Valuation hint, int explored) {
        List<WakeupTree> way = all.get(index).firstWay();
        WakeupTree leaf = way.get(way.size() - 1);
        Valuation inputs = leaf.inputs == null ? hint : leaf.inputs;
        List<WakeupTree> open = way.stream().filter(node -> node.open).toList();
        if (open.isEmpty() && sleep.stream().noneMatch(step -> step.constraint() != null && step.goesWith(inputs))) {
            return true;
        }
        List<Step> sequence = way.stream().map(node -> node.step).toList();
        List<Term> needed = new ArrayList<>(before);
        sequence.stream().map(Step::constraint).filter(Objects::nonNull).forEach(needed::add);
        List<Term> awake = new ArrayList<>();
        sleep.stream().filter(step -> step.constraint() != null && Sequences.sleepsIn(sequence, step)).forEach(step -> awake.add(Terms.not(step.constraint())));
        Answer answer = solve(needed, awake, open.size() == 1 ? Optional.ofNullable(open.get(0).suggestions) : Optional.empty(), inputs);
        if (answer instanceof Answer.Satisfiable found) {
            if (way.get(0).open && way.get(0).step.pinned() != null && explored >= Omissions.MOST_PINNED) {
                omissions.values(way.get(0).instead);
                return false;
            }
            leaf.inputs = found.model();
            for (WakeupTree node : open) {
                node.open = false;
                if (node.step.pinned() != null) {
                    List<WakeupTree> siblings = node == way.get(0) ? all : way.get(way.indexOf(node) - 1).children;
                    siblings.add(pinAgain(node, found.model()));
                }
            }
            return true;
        }
        if (answer instanceof Answer.TooLong longer) {
            omissions.longer(open.isEmpty() ? "a choice between threads" : open.get(0).instead, longer);
            return false;
        }
        if (answer instanceof Answer.Unknown unknown) {
            open.forEach(node -> omit(node, unknown));
            return open.isEmpty();
        }
        return false;
    }

    private void omit(WakeupTree node, Answer.Unknown unknown) {
        if (node.step.pinned() == null) {
            omissions.branch(node.instead, unknown);
        } else {
            omissions.value(node.instead, unknown);
        }
    }

    /** Inputs for which {@code needed} and {@code awake} hold; if that cannot be said, some for which {@code awake} may. */
    private Answer solve(List<Term> needed, List<Term> awake, Optional<Suggestions> suggestions, Valuation hint) {
        List<Term> all = new ArrayList<>(needed);
        all.addAll(awake);
        Answer answer = flipping.solve(all, suggestions, hint);
        return answer instanceof Answer.Unknown && !awake.isEmpty() ? flipping.solver().solve(needed, hint) : answer;
    }

    /** The term takes another value now, and perhaps a further one after that. */
    private static WakeupTree pinAgain(WakeupTree child, Valuation model) {
        Term others = child.step.constraint();
        Term value = Terms.hasValue(child.step.pinned(), child.step.pinned().evaluate(model));
        WakeupTree further = child.withOpen(child.step.withLabel(child.step.label(), Terms.and(others, Terms.not(value))));
        child.step = child.step.withLabel(child.step.label(), value);
        return further;
    }

    /** What was left out. */
    Omissions omissions() {
        return omissions;
    }
}
