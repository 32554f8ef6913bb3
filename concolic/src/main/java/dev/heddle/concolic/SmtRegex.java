package dev.heddle.concolic;

import static dev.heddle.concolic.Smt.call;
import static dev.heddle.concolic.Smt.string;

import dev.heddle.term.Constant;
import dev.heddle.term.RegularExpression;
import dev.heddle.term.Term;
import java.util.List;

/**
 * Regular expressions in SMT-LIB. To Java, two surrogates are one character; here each is one of its own. So an expression in which something matches a
 * surrogate, as a dot does, means the same only for strings that have none; unless it matches any string.
 *
 * @param isExact whether it means the same for all strings
 */
record SmtRegex(String text, boolean isExact) {

    /** Strings without surrogates. */
    static final String PLAIN = "(re.* " + range(0, Character.MIN_SURROGATE - 1, Character.MAX_SURROGATE + 1, Character.MAX_VALUE) + ")";

    private static final String EMPTY = "(str.to_re \"\")";

    /** What {@code pattern} is in SMT-LIB; null if it is not known what it is. */
    static SmtRegex of(Term pattern) {
        RegularExpression form = pattern instanceof Constant constant ? RegularExpression.of((String) constant.value()) : null;
        return form == null ? null : of(form);
    }

    private static SmtRegex of(RegularExpression form) {
        if (form instanceof RegularExpression.Characters characters) {
            return of(characters.ranges());
        } else if (form instanceof RegularExpression.Sequence sequence) {
            return joined("re.++", EMPTY, sequence.parts());
        } else if (form instanceof RegularExpression.Choice choice) {
            return joined("re.union", "re.none", choice.ways());
        }
        RegularExpression.Repetition repetition = (RegularExpression.Repetition) form;
        if (repetition.least() == 0 && repetition.most() < 0 && isAnything(repetition.body())) {
            // Two of these that meet between the halves of a pair could as well meet before it, and nothing else in an exact expression matches a half.
            return new SmtRegex("re.all", true);
        }
        SmtRegex body = of(repetition.body());
        return new SmtRegex(repeated(body.text, repetition.least(), repetition.most()), body.isExact);
    }

    private static boolean isAnything(RegularExpression form) {
        int next = 0;
        for (int[] range : form instanceof RegularExpression.Characters characters ? characters.ranges() : List.<int[]>of()) {
            next = range[0] <= next ? Math.max(next, range[1] + 1) : next;
        }
        return next > Character.MAX_CODE_POINT;
    }

    private static String repeated(String body, int least, int most) {
        if (most < 0) {
            return least == 0 ? call("re.*", body) : least == 1 ? call("re.+", body) : call("re.++", call("(_ re.^ " + least + ")", body), call("re.*", body));
        }
        return most == 0 ? EMPTY : call("(_ re.loop " + least + " " + most + ")", body);
    }

    private static SmtRegex joined(String function, String neutral, List<RegularExpression> parts) {
        StringBuilder all = new StringBuilder("(" + function + " " + neutral + " " + neutral);
        boolean exact = true;
        for (RegularExpression part : parts) {
            SmtRegex each = of(part);
            all.append(' ').append(each.text);
            exact &= each.isExact;
        }
        return new SmtRegex(all.append(')').toString(), exact);
    }

    private static SmtRegex of(List<int[]> ranges) {
        StringBuilder all = new StringBuilder("(re.union re.none re.none");
        boolean exact = true;
        for (int[] range : ranges) {
            exact &= range[1] < Character.MIN_SURROGATE || range[0] > Character.MAX_SURROGATE && range[1] <= Character.MAX_VALUE;
            if (range[0] <= Character.MAX_VALUE) {
                all.append(' ').append(range(range[0], Math.min(range[1], Character.MAX_VALUE)));
            }
        }
        return new SmtRegex(all.append(')').toString(), exact);
    }

    private static String range(int first, int last) {
        return call("re.range", string(String.valueOf((char) first)), string(String.valueOf((char) last)));
    }

    private static String range(int first, int last, int second, int end) {
        return call("re.union", range(first, last), range(second, end));
    }
}
