package dev.heddle.runtime.shadow;

import dev.heddle.runtime.Control;
import dev.heddle.runtime.Strand;
import dev.heddle.term.Sort;
import dev.heddle.term.Term;

/**
 * Which strings are one object: {@code trim} gives the string itself where there is nothing to trim, and a new one elsewhere, so inputs decide. Where
 * references are compared, that is a branch.
 */
public final class Sameness {

    /**
     * Where a string comes from.
     *
     * @param from what the JDK's method gave; it may itself be a string of which inputs decide which one it is
     * @param deciding what decides which object that is: conditions, or what it was made of
     */
    record Origin(String from, Term[] deciding) {
    }

    private Sameness() {
    }

    /** {@code string} stands for {@code from}, which a method of the JDK gave; {@code deciding} decide whether that is a string that existed before. */
    public static void depends(String string, String from, Term... deciding) {
        Shadows.TABLE.comes(string, new Origin(from, deciding));
    }

    /** References are about to be compared. */
    public static void compared(Object left, Object right, int site) {
        if (left != right && left instanceof String && right instanceof String && Shadows.TABLE.hasObjects()) {
            decide((String) left, site);
            decide((String) right, site);
        }
    }

    /** It matters which object {@code string} is. */
    static void decide(String string, int site) {
        Strand strand = Control.strand();
        Origin origin = strand == null ? null : Shadows.TABLE.origin(string);
        if (origin == null) {
            return;
        }
        for (Term condition : origin.deciding()) {
            if (condition.sort() == Sort.BOOLEAN) {
                Branches.branch(condition, Boolean.TRUE.equals(strand.valueOf(condition)), site);
            } else {
                strand.pin(condition, site);
            }
        }
        decide(origin.from(), site);
    }
}
