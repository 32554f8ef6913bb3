package dev.heddle.runtime.merging;

import dev.heddle.runtime.Strand;
import dev.heddle.runtime.shadow.Opcodes;
import dev.heddle.runtime.shadow.Places;
import dev.heddle.runtime.shadow.Shadows;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import java.lang.reflect.Array;

/**
 * A region that the execution is about to go through, with what it begins with.
 *
 * <p>Values are only computed where a way on which they are needed is possible. If one cannot be computed, because the JVM would throw something there, or
 * another thread could notice that it is read, there is no merging.
 */
public final class Merge {

    private static final int LALOAD = 47;
    private static final int FALOAD = 48;
    private static final int DALOAD = 49;

    private final Strand strand;
    private final Region region;
    private final Term[] ways;
    private final int taken;
    private final int site;
    /** What is known of the inputs: a term, or an array. */
    private final Object[] inputs;
    private int given;
    /** By the number of its formula, what was computed. */
    private final Term[] known;

    /** {@code ways} are those that the first branch can go, of which it goes {@code taken}. */
    Merge(Strand strand, Region region, Term[] ways, int taken, int site) {
        this.strand = strand;
        this.region = region;
        this.ways = ways;
        this.taken = taken;
        this.site = site;
        this.inputs = new Object[region.inputs()];
        this.known = new Term[region.formulas().size()];
    }

    /** Takes the next input. */
    Merge and(Object input) {
        inputs[given++] = input;
        return this;
    }

    /** What the region computes; null, and a branch like others, if that cannot be told. */
    Merged merged() {
        Term[] shadows = new Term[region.results().length];
        for (int i = 0; i < shadows.length; i++) {
            Term term = value(region.results()[i]);
            if (term == null) {
                strand.way(ways, taken, site);
                return null;
            }
            shadows[i] = Shadows.variable(term);
        }
        return new Merged(shadows, region.join());
    }

    private Term value(int number) {
        if (known[number] == null) {
            known[number] = compute(region.formulas().get(number));
        }
        return known[number];
    }

    private Term compute(Formula formula) {
        switch (formula.kind()) {
            case INPUT:
                return (Term) inputs[formula.a()];
            case CONSTANT:
                return formula.constant();
            case CHOICE:
                return choice(formula);
            case ELEMENT:
                return element(formula.opcode(), array(formula.a()), value(formula.b()));
            case LENGTH:
                Object array = array(formula.a());
                return array == null ? null : Constant.of(Array.getLength(array));
            default:
                return operation(formula);
        }
    }

    private Term operation(Formula formula) {
        Term left = value(formula.a());
        Term right = left == null || formula.b() < 0 ? null : value(formula.b());
        if (left == null || formula.b() >= 0 && right == null) {
            return null;
        }
        switch (formula.kind()) {
            case UNARY:
                return Terms.apply(Opcodes.unary(formula.opcode()), left);
            case BINARY:
                return Terms.apply(Opcodes.binary(formula.opcode()), left, right);
            case EITHER:
                return Terms.or(left, right);
            default:
                return Opcodes.compare(formula.opcode(), left, right);
        }
    }

    private Term choice(Formula formula) {
        Term condition = value(formula.a());
        if (condition instanceof Constant) {
            return value(condition == Constant.TRUE ? formula.b() : formula.c());
        }
        Term yes = condition == null ? null : value(formula.b());
        Term no = yes == null ? null : value(formula.c());
        return no == null ? null : Terms.ite(condition, yes, no);
    }

    private Object array(int number) {
        return inputs[region.formulas().get(number).a()];
    }

    /** An element that is there, for certain, and is nobody else's business. */
    private Term element(int opcode, Object array, Term index) {
        if (array == null || !(index instanceof Constant) || index.low() < 0 || index.low() >= Array.getLength(array) || strand.isShared(array)) {
            return null;
        }
        int place = (int) index.low();
        Term shadow;
        switch (opcode) {
            case LALOAD:
                shadow = Places.loaded(Array.getLong(array, place), array, place);
                return shadow != null ? shadow : Constant.of(Array.getLong(array, place));
            case FALOAD:
                shadow = Places.loaded(Array.getFloat(array, place), array, place);
                return shadow != null ? shadow : Constant.of(Array.getFloat(array, place));
            case DALOAD:
                shadow = Places.loaded(Array.getDouble(array, place), array, place);
                return shadow != null ? shadow : Constant.of(Array.getDouble(array, place));
            default:
                int value = array instanceof boolean[] ? ((boolean[]) array)[place] ? 1 : 0 : Array.getInt(array, place);
                shadow = Places.loaded(value, array, place);
                return shadow != null ? shadow : Constant.of(value);
        }
    }
}
