package dev.heddle.agent;

import dev.heddle.runtime.Control;
import dev.heddle.runtime.Strand;
import dev.heddle.runtime.shadow.Shadows;
import dev.heddle.term.Sort;
import dev.heddle.term.Term;
import dev.heddle.term.Valuation;
import java.util.ArrayList;
import java.util.List;

/** A strand that takes down for which inputs else the same would have happened. */
final class Following extends Strand implements AutoCloseable {

    private final Valuation inputs;
    /** Conditions and what was pinned, in the order in which they came: later ones may have a value only if earlier ones hold. */
    private final List<Term> kept = new ArrayList<>();

    /** From now on this thread is the program's, with these inputs. */
    Following(Valuation inputs) {
        this.inputs = inputs;
        carrier = Thread.currentThread();
        thread = carrier;
        Shadows.TABLE.clear();
        Control.current = this;
    }

    @Override
    public void close() {
        Control.current = null;
        Shadows.TABLE.clear();
    }

    /** True if everything that was branched on or pinned is the same with {@code others}. */
    boolean goesTheSameWay(Valuation others) {
        return kept.stream().allMatch(term -> (term.sort() == Sort.BOOLEAN ? Boolean.TRUE : term.evaluate(inputs)).equals(term.evaluate(others)));
    }

    @Override
    public void way(Term[] ways, int taken, int site) {
        kept.add(ways[taken]);
    }

    @Override
    public void pin(Term term, int site) {
        kept.add(term);
    }

    @Override
    public Object valueOf(Term term) {
        return term.evaluate(inputs);
    }

    @Override
    public void overflow(String what, int site) {
    }

    @Override
    public boolean isShared(Object object) {
        return false;
    }

    @Override
    public boolean isNoticed(Object object) {
        return false;
    }

    @Override
    public void exhausted(StackOverflowError error) {
    }

    @Override
    public void field(Object target, Object value, int site, boolean write) {
    }

    @Override
    public void global(Object value, int site, boolean write) {
    }

    @Override
    public void element(Object array, int index, Object value, int site, boolean write) {
    }

    @Override
    public void cloning(Object object, int site) {
    }

    @Override
    public void publish(Object value) {
    }

    @Override
    public Object enter(Object monitor, int site) {
        return monitor;
    }

    @Override
    public Object enterInner(Object monitor, int site) {
        return monitor;
    }

    @Override
    public Object exit(Object monitor, int site) {
        return monitor;
    }

    @Override
    public void initialize(int classNumber) {
    }

    @Override
    public boolean atLoop(int site) {
        return false;
    }

    @Override
    public void iterate(long digest, int site) {
    }
}
