package dev.heddle.runtime.shadow.jdk;

import dev.heddle.runtime.Control;
import dev.heddle.runtime.Strand;
import dev.heddle.runtime.shadow.Pins;
import dev.heddle.runtime.shadow.Sameness;
import dev.heddle.runtime.shadow.Shadows;
import dev.heddle.runtime.shadow.Signatures;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import java.util.List;
import java.util.function.Supplier;

/** Strings and boxes as terms, and back. */
final class Values {

    private static final int TO_STRING = Signatures.number("toString()Ljava/lang/String;");

    private Values() {
    }

    /** The shadow of {@code text}, or what it is. */
    static Term term(String text) {
        Term shadow = Shadows.ofObject(text);
        return shadow == null ? Constant.of(text) : shadow;
    }

    /** What is in {@code text}: the term of a string or a builder, or what it says. */
    static Term term(CharSequence text) {
        Term shadow = Shadows.ofObject(text);
        return shadow == null ? term(text.toString()) : shadow;
    }

    /** An object is about to be asked what it says of itself; as {@link #ask(Object, int, int)}. */
    static void ask(Object object, int site) {
        ask(object, TO_STRING, site);
    }

    /**
     * A method of {@code object} is about to be called: if it is the JDK's, what depends on inputs in the object is pinned, unless it is a value
     * with a term. Methods of the program's follow inputs.
     */
    static void ask(Object object, int signature, int site) {
        if (Shadows.ofObject(object) == null) {
            Pins.pinFor(object, object, signature, site);
        }
    }

    static Term term(int value, Term shadow) {
        return shadow == null ? Constant.of(value) : shadow;
    }

    static Term term(long value, Term shadow) {
        return shadow == null ? Constant.of(value) : shadow;
    }

    static Term term(float value, Term shadow) {
        return shadow == null ? Constant.of(value) : shadow;
    }

    static Term term(double value, Term shadow) {
        return shadow == null ? Constant.of(value) : shadow;
    }

    /** True if there is no shadow in either object. */
    static boolean arePlain(Object one, Object other) {
        return Shadows.ofObject(one) == null && Shadows.ofObject(other) == null;
    }

    /**
     * A string to go on with instead of {@code result}, with the shadow {@code operator} of {@code arguments}: one of its own,
     * because {@code result} may be shared.
     */
    static String string(String result, int site, Operator operator, Term... arguments) {
        Term shadow = Terms.apply(operator, arguments);
        return fits(shadow, result, site, arguments) ? copy(result, shadow, () -> Strings.deciding(operator, shadow, arguments)) : result;
    }

    /** The same for a string that was put together, and is a new one unless it is empty. */
    static String string(String result, Term shadow, int site, Term... arguments) {
        return fits(shadow, result, site, arguments) ? copy(result, shadow, () -> List.of(Strings.isEmpty(shadow))) : result;
    }

    /** Lists of conditions are no work of the program's: a loop that does nothing else still goes round for nothing. */
    private static String copy(String result, Term shadow, Supplier<List<Term>> deciding) {
        Strand strand = Control.beginQuiet();
        try {
            return copy(result, shadow, deciding.get().stream().filter(condition -> !(condition instanceof Constant)).toArray(Term[]::new));
        } finally {
            Control.endQuiet(strand);
        }
    }

    private static String copy(String result, Term shadow, Term[] open) {
        if (shadow instanceof Constant && open.length == 0 && Shadows.ofObject(result) == null) {
            return result;
        }
        String copy = new String(result);
        Shadows.TABLE.shadow(copy, Shadows.variable(shadow), Shadows.canonical(result));
        if (open.length > 0) {
            Sameness.depends(copy, result, open);
        }
        return copy;
    }

    /** The shadow of a condition, as a number. */
    static Term condition(boolean result, int site, Operator operator, Term... arguments) {
        Term condition = Terms.apply(operator, arguments);
        return fits(condition, result, site, arguments) ? Shadows.variable(Terms.toInt(condition)) : null;
    }

    static Term number(int result, int site, Operator operator, Term... arguments) {
        Term shadow = Terms.apply(operator, arguments);
        return fits(shadow, result, site, arguments) ? Shadows.variable(shadow) : null;
    }

    static Term number(long result, int site, Operator operator, Term... arguments) {
        Term shadow = Terms.apply(operator, arguments);
        return fits(shadow, result, site, arguments) ? Shadows.variable(shadow) : null;
    }

    /** True if the term has the value that the JDK came to; if not, {@code arguments} are pinned. */
    private static boolean fits(Term shadow, Object result, int site, Term... arguments) {
        Strand strand = Control.strand();
        if (strand == null) {
            return false;
        }
        if (result.equals(strand.valueOf(shadow))) {
            return true;
        }
        for (Term argument : arguments) {
            if (!(argument instanceof Constant)) {
                strand.pin(argument, site);
            }
        }
        return false;
    }

    /** Whether {@code condition} holds in this execution. */
    static boolean holds(Term condition) {
        Strand strand = Control.strand();
        return strand != null && Boolean.TRUE.equals(strand.valueOf(condition));
    }
}
