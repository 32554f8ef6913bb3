package dev.heddle.runtime.shadow.jdk;

import dev.heddle.runtime.Control;
import dev.heddle.runtime.Strand;
import dev.heddle.runtime.shadow.Branches;
import dev.heddle.runtime.shadow.Kept;
import dev.heddle.runtime.shadow.Pins;
import dev.heddle.runtime.shadow.Shadows;
import dev.heddle.term.Constant;
import dev.heddle.term.MathTerms;
import dev.heddle.term.Operator;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;

/** Builders of strings: the term of what is in one is kept with the object, as long as only methods modelled here change it. */
final class Builders {

    private Builders() {
    }

    static void constructed(CharSequence self, CharSequence text) {
        Term shadow = text == null ? null : Shadows.ofObject(text);
        if (shadow != null) {
            Shadows.TABLE.shadow(self, shadow, self);
        }
    }

    // ---- what is in it ----

    static Term length(CharSequence self, int result, int site) {
        Term shadow = Shadows.ofObject(self);
        return shadow == null ? null : Values.number(result, site, Operator.SLENGTH, shadow);
    }

    static Term isEmpty(CharSequence self) {
        Term shadow = Shadows.ofObject(self);
        return shadow == null ? null : Shadows.variable(Terms.toInt(Terms.eq(length(shadow), Constant.of(0))));
    }

    /** There must be a character at this place. */
    static void requirePlace(CharSequence self, int at, Term shadow, int site) {
        if (shadow != null || Shadows.ofObject(self) != null) {
            Term place = Values.term(at, shadow);
            Term length = length(term(self));
            require(Terms.and(le(Constant.of(0), place), Terms.apply(Operator.ILT, place, length)), site, place, length);
        }
    }

    /** There must be such a gap between characters. */
    static void requireGap(CharSequence self, int at, Term shadow, int site) {
        if (shadow != null || Shadows.ofObject(self) != null) {
            Term place = Values.term(at, shadow);
            Term length = length(term(self));
            require(Terms.and(le(Constant.of(0), place), le(place, length)), site, place, length);
        }
    }

    static void requireRange(CharSequence self, int from, Term fromShadow, int to, Term toShadow, boolean clipped, int site) {
        if (fromShadow != null || toShadow != null || Shadows.ofObject(self) != null) {
            Term start = Values.term(from, fromShadow);
            Term end = Values.term(to, toShadow);
            Term length = length(term(self));
            Term within = Terms.and(Terms.and(le(Constant.of(0), start), le(start, end)), le(clipped ? start : end, length));
            require(within, site, start, end, length);
        }
    }

    /** A branch on whether there will be an exception; if so, {@code told} become plain, because its message may tell of them. */
    private static void require(Term condition, int site, Term... told) {
        boolean holds = condition == Constant.TRUE || Values.holds(condition);
        Branches.branch(condition, holds, site);
        for (int i = 0; i < told.length && !holds; i++) {
            Pins.pin(Shadows.variable(told[i]), site);
        }
    }

    static Term charAt(CharSequence self, int at, Term shadow, char result, int site) {
        return shadow == null && Shadows.ofObject(self) == null ? null
                : Values.number((int) result, site, Operator.SCHARAT, term(self), Values.term(at, shadow));
    }

    static Term indexOf(CharSequence self, String part, int from, Term fromShadow, int result, int site) {
        return fromShadow == null && Values.arePlain(self, part) ? null
                : Values.number(result, site, Operator.INDEX_OF, term(self), Values.term(part), Values.term(from, fromShadow));
    }

    static Term lastIndexOf(CharSequence self, String part, int from, Term fromShadow, int result, int site) {
        return fromShadow == null && Values.arePlain(self, part) ? null
                : Values.number(result, site, Operator.LAST_INDEX_OF, term(self), Values.term(part), Values.term(from, fromShadow));
    }

    static String substring(CharSequence self, int from, Term fromShadow, Term to, String result, int site) {
        if (fromShadow == null && to instanceof Constant && Shadows.ofObject(self) == null) {
            return result;
        }
        Term content = term(self);
        Term start = Values.term(from, fromShadow);
        return Values.string(result, part(content, start, to), site, content, start, to);
    }

    static String toString(CharSequence self, String result, int site) {
        Term shadow = Shadows.ofObject(self);
        return shadow == null ? result : Values.string(result, shadow, site, shadow);
    }

    static Term length(CharSequence self) {
        return length(term(self));
    }

    // ---- changes, after they have happened ----

    /** {@code text}, which may be null if it has no shadow, was appended. */
    static void appended(CharSequence self, String text, Term shadow, int site) {
        Term before = Shadows.ofObject(self);
        if (before == null && shadow == null) {
            return;
        }
        String all = content(self);
        Strand strand = Control.strand();
        String known = before == null ? all.substring(0, all.length() - text.length()) : strand == null ? "" : (String) strand.valueOf(before);
        Term start = before == null ? Constant.of(known) : before;
        Term end = shadow == null ? Constant.of(all.substring(Math.min(known.length(), all.length()))) : shadow;
        keep(self, all, concat(start, end), site, start, end);
    }

    static void inserted(CharSequence self, int at, Term atShadow, String text, Term shadow, int site) {
        Term before = Shadows.ofObject(self);
        if (before == null && atShadow == null && shadow == null) {
            return;
        }
        String all = content(self);
        Term old = before == null ? Constant.of(all.substring(0, at) + all.substring(at + text.length())) : before;
        Term place = Values.term(at, atShadow);
        Term middle = shadow == null ? Constant.of(text) : shadow;
        keep(self, all, concat(concat(part(old, Constant.of(0), place), middle), part(old, place, length(old))), site, old, place, middle);
    }

    /** Where nothing is known of what will be taken out, the place becomes plain. */
    static void pinIfPlain(CharSequence self, Term shadow, int site) {
        if (Shadows.ofObject(self) == null) {
            Pins.pin(shadow, site);
        }
    }

    /** What was between {@code from} and {@code to}, or the end, is {@code text} now. */
    static void replaced(CharSequence self, int from, Term fromShadow, int to, Term toShadow, String text, Term shadow, int site) {
        Term before = Shadows.ofObject(self);
        if (before == null && shadow == null) {
            return;
        }
        String all = content(self);
        Term middle = shadow == null ? Constant.of(text) : shadow;
        if (before == null) {
            keep(self, all, concat(concat(Constant.of(all.substring(0, from)), middle), Constant.of(all.substring(from + text.length()))), site, middle);
            return;
        }
        Term start = Values.term(from, fromShadow);
        Term end = MathTerms.min(Values.term(to, toShadow), length(before));
        keep(self, all, concat(concat(part(before, Constant.of(0), start), middle), part(before, end, length(before))), site, before, start, end, middle);
    }

    /** It was cut to {@code length} characters, or filled up with zeros: which of the two is a branch. */
    static void resized(CharSequence self, int length, int site) {
        Term before = Shadows.ofObject(self);
        Strand strand = before == null ? null : Control.strand();
        if (strand == null) {
            return;
        }
        Term cut = le(Constant.of(length), length(before));
        boolean holds = cut == Constant.TRUE || Values.holds(cut);
        Branches.branch(cut, holds, site);
        if (holds) {
            keep(self, content(self), part(before, Constant.of(0), Constant.of(length)), site, before);
            return;
        }
        Pins.pin(Shadows.variable(length(before)), site);
        String all = content(self);
        keep(self, all, concat(before, Constant.of(all.substring(((String) strand.valueOf(before)).length()))), site, before);
    }

    /** The length becomes plain; where there are surrogates, which stay in order, so does everything. */
    static void reversed(CharSequence self, int site) {
        Term before = Shadows.ofObject(self);
        if (before == null) {
            return;
        }
        String all = content(self);
        Pins.pin(Shadows.variable(length(before)), site);
        Term whole = Constant.of("");
        Term ordinary = Constant.TRUE;
        for (int i = all.length() - 1; i >= 0; i--) {
            Term each = Terms.apply(Operator.SCHARAT, before, Constant.of(i));
            whole = concat(whole, Terms.apply(Operator.STRING_OF_CHAR, each));
            ordinary = Terms.and(ordinary, Terms.or(Terms.apply(Operator.ILT, each, Constant.of(Character.MIN_SURROGATE)),
                    Terms.apply(Operator.ILT, Constant.of(Character.MAX_SURROGATE), each)));
        }
        boolean holds = ordinary == Constant.TRUE || Values.holds(ordinary);
        Branches.branch(ordinary, holds, site);
        if (!holds) {
            Pins.pin(before, site);
        }
        keep(self, all, whole, site, before);
    }

    /** The term goes on only if it says what is in the builder, and nobody looks into that; if not, {@code parts} become plain. */
    private static void keep(CharSequence self, String all, Term whole, int site, Term... parts) {
        Strand strand = Control.strand();
        if (strand == null) {
            return;
        }
        Shadows.TABLE.plain(self);
        if (Kept.has(self) || !all.equals(strand.valueOf(whole))) {
            for (Term part : parts) {
                Pins.pin(Shadows.variable(part), site);
            }
        } else if (!(whole instanceof Constant)) {
            Shadows.TABLE.shadow(self, whole, self);
        }
    }

    private static Term term(CharSequence self) {
        Term shadow = Shadows.ofObject(self);
        return shadow == null ? Constant.of(content(self)) : shadow;
    }

    private static String content(CharSequence self) {
        Strand strand = Control.beginQuiet();
        try {
            return self.toString();
        } finally {
            Control.endQuiet(strand);
        }
    }

    private static Term length(Term text) {
        return Terms.apply(Operator.SLENGTH, text);
    }

    private static Term part(Term text, Term from, Term to) {
        return Terms.apply(Operator.SUBSTRING, text, from, to);
    }

    private static Term concat(Term one, Term other) {
        return Terms.apply(Operator.CONCAT, one, other);
    }

    private static Term le(Term one, Term other) {
        return Terms.apply(Operator.ILE, one, other);
    }
}
